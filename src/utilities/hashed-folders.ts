/** Folders of the output in which a name holds a hash of the content, and so never gets another one. */
export const HASHED_FOLDERS = ["assets", "images", "search"];
