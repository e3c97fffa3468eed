/** A file that a reader brings. Its content is only read if it becomes part of the project. */
export interface BroughtFile {
  /** The path in the folder or zip file that contains it, with the name of the folder. */
  path: string;
  /** The size in bytes, as the folder or zip file states it. */
  size: number;
  /**
   * Returns the content.
   *
   * @throws {Error} When it can't be read. The message is a sentence for readers.
   */
  read(): Promise<Uint8Array>;
}

/** The maximum number of files that are read, and their size in bytes. */
export const MOST_BROUGHT = { files: 500, bytes: 20_000_000 };

/** Folders that never belong to a project's sources. */
export const NEVER = /^(?:node_modules|\.git|\.hg|\.svn|\.yarn|__MACOSX)$/;
