/**
 * How a message reaches its reader: it makes something fail, it's a warning, it's a deprecation warning of Node.js, or
 * it's only printed.
 */
export type MessageKind = "error" | "warning" | "deprecation" | "log";

/** A message that a package can raise: in one place in its sources, or in several places with the same text. */
export interface PackageMessage {
  /**
   * The text. A part that varies is `<name>`, after the variable or property in the code: `Can't resolve '<request>' in
   * '<path>'`.
   */
  template: string;
  kind: MessageKind;
  /** The class of the error, if it is not `Error` itself. */
  class?: string;
  /** The code of a deprecation: `DEP_WEBPACK_CHUNK_FILES`. */
  code?: string;
  /** The files that raise it, relative to the package, sorted. */
  files: string[];
}

/** The messages of one version of a package. */
export interface PackageMessages {
  version: string;
  messages: PackageMessage[];
}

/** The messages of all packages by package name. */
export type MessagesByPackage = Record<string, PackageMessages>;

/** A message that one place in the sources raises. */
export type RaisedMessage = Omit<PackageMessage, "files">;
