/** A service that counts page views. `initialize` has to be called first, once. */
export interface Analytics {
  /** Loads the script of the service. */
  initialize(): void;
  /**
   * Counts a view of a path with its query.
   *
   * @throws {Error} When it is called before `initialize`.
   */
  pageView(path: string): void;
}
