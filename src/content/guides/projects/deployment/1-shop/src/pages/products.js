export const text = "A desk lamp for 39 euros.";
