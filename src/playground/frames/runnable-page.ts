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

/** The methods of the console whose messages are shown. */
export const CONSOLE_LEVELS = ["debug", "error", "info", "log", "warn"] as const;

/** How many characters of a message are shown. */
export const LONGEST_MESSAGE = 5000;

/** A message of the running page: something that it has printed. */
export interface ConsoleMessage {
  level: (typeof CONSOLE_LEVELS)[number];
  text: string;
}
