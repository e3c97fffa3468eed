/** What pages say to the worker. */
export type WorkerMessage =
  /** Keep what is open, the pages beside it, and search: the page may have come before the worker did. */
  | "warm"
  /** The reader wants the newer version now. */
  | "take-over"
  /** The page is of the newer version already: take over, unless another tab still needs the old one. */
  | "take-over-if-alone";
