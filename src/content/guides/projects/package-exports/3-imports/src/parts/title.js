export const title = "Demo";
