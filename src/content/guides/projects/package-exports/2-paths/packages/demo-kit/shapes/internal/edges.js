export const edges = "shapes/internal/edges.js";
