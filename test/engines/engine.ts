/** A browser engine that may be installed on this machine. */
export interface Engine {
  name: string;
  /** The Debian packages that contain it. */
  packages: string[];
  isInstalled(): boolean;
  /** Starts it with its own profile, without data of the user or of earlier runs. */
  open(): Promise<Tab>;
}

/** The only tab of a started engine, with just the methods that the scenario needs. */
export interface Tab {
  /** Navigates to an address, and waits until its document has loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page and returns what it returns, as JSON. The function can only use its arguments. */
  evaluate<A extends unknown[], R>(run: (...given: A) => R, ...given: A): Promise<Awaited<R>>;
  /** Presses and releases the Enter key, as a keyboard does. */
  pressEnter(): Promise<void>;
  /** Writes text, key by key. */
  type(text: string): Promise<void>;
  /** Returns the console messages since the last call. */
  takeMessages(): Promise<string[]>;
  /** Ends the engine, and everything that was started for it. */
  close(): Promise<void>;
}

const PATIENCE = 20_000;
const PAUSE = 50;

/**
 * Calls a function in the page until it returns something truthy.
 *
 * @param what A description of the result, for the message if it never happens: "the title Output".
 * @throws {Error} After twenty seconds.
 */
export async function waitFor<A extends unknown[], R>(
  tab: Tab,
  what: string,
  run: (...given: A) => R,
  ...given: A
): Promise<NonNullable<Awaited<R>>> {
  const end = Date.now() + PATIENCE;
  let reason = "";
  while (Date.now() < end) {
    // Between two documents, there is nothing to ask.
    const answer = await tab.evaluate(run, ...given).catch((error: Error) => {
      reason = ` (${error.message})`;
      return undefined;
    });
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(`Waited ${PATIENCE / 1000} s in vain for ${what}${reason}.`);
}
