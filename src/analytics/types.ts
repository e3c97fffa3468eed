/** What counts page views. Initialised once, before its first command. */
export interface Analytics {
  /** Loads the script of the service. */
  initialize(): void;
  /**
   * Counts one view of a path with its query.
   *
   * @throws {Error} before `initialize`.
   */
  pageView(path: string): void;
}
