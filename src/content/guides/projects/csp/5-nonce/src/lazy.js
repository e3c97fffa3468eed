export const text = "The chunk has been loaded.";
