/** How a message reaches its reader: it fails something, it warns, it is a deprecation of Node.js, or it is only printed. */
export type MessageKind = "error" | "warning" | "deprecation" | "log";

/** What a package can say: one place in its sources, or several that say the same. */
export interface PackageMessage {
  /** The text. What varies is `<name>`, after the variable or property there: `Can't resolve '<request>' in '<path>'`. */
  template: string;
  kind: MessageKind;
  /** The class of the error, if it is not `Error` itself. */
  class?: string;
  /** The code of a deprecation: `DEP_WEBPACK_CHUNK_FILES`. */
  code?: string;
  /** The files that say it, relative to the package, sorted. */
  files: string[];
}

/** The messages of one version of a package. */
export interface PackageMessages {
  version: string;
  messages: PackageMessage[];
}

/** The messages of all packages by their names. */
export type MessagesByPackage = Record<string, PackageMessages>;

/** A message as one place in the sources raises it. */
export type RaisedMessage = Omit<PackageMessage, "files">;
