/** Matches the start of a module's path that is the folder of its package. A package may be inside another one. */
export const PACKAGE_FOLDER = /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
