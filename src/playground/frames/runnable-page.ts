/** A page that was built, with everything that it can load. */
export interface RunnablePage {
  html: string;
  /** The emitted files, by their paths relative to the page. */
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** Where the files are served, as `output.publicPath` says: relative to the page, a path, or an address. */
  publicPath: string;
  /** Whether scripts are ES modules. */
  isModule: boolean;
}

/** A message of the running page: something that it has printed. */
export interface ConsoleMessage {
  level: "debug" | "error" | "info" | "log" | "warn";
  text: string;
}
