/** A page that was built, with everything that it can load. */
export interface RunnablePage {
  html: string;
  /** The emitted files, by their paths relative to the page. */
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** The address of the emitted files, as in `output.publicPath`: relative to the page, a path, or a URL. */
  publicPath: string;
  /** Whether scripts are ES modules. */
  isModule: boolean;
}

/** The console methods whose messages are shown. */
export const CONSOLE_LEVELS = ["debug", "error", "info", "log", "warn"] as const;

/** The maximum number of characters that are shown of a message. */
export const LONGEST_MESSAGE = 5000;

/** A message that the running page has printed. */
export interface ConsoleMessage {
  level: (typeof CONSOLE_LEVELS)[number];
  text: string;
}
