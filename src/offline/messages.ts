/** The messages that pages send to the service worker. */
export type WorkerMessage =
  /** Cache the open pages, their neighbors and search, because these may have loaded before the worker was active. */
  | "warm"
  /** Activate the new version now, because the reader has asked for it. */
  | "take-over"
  /**
   * Activate the new version unless another tab still uses the old one, because this page is from the new build
   * already.
   */
  | "take-over-if-alone";
