/** The output folders in which all file names contain a hash of the content, so that a file never changes. */
export const HASHED_FOLDERS = ["assets", "images", "search"];
