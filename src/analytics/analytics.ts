import { initialize, pageview } from "react-ga";
import type { AnalyticsConfig } from "../types";
import { trustedScriptUrl } from "../utilities/browser/trusted-script";

declare global {
  interface Window {
    /** The queue from which the script of Google Analytics 4 reads commands, including those from before it loaded. */
    dataLayer?: IArguments[];
    /** The function that the script of Universal Analytics defines. Until it has loaded, it collects commands in a queue. */
    ga?: { (...command: unknown[]): void; q?: unknown[][]; l?: number };
  }
}

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

/** Creates the client for the configured kind of account. The client throws if you use it before `initialize`. */
export function createAnalytics(config: AnalyticsConfig): Analytics {
  const sender = config.kind === "ga4" ? createGa4(config) : createUniversal(config);
  let isInitialized = false;
  return {
    initialize() {
      sender.initialize();
      isInitialized = true;
    },
    pageView(path) {
      if (!isInitialized) throw new Error("Google analytics is not initialized");
      sender.pageView(path);
    },
  };
}

/**
 * Creates a client for Google Analytics 4. It appends commands to the queue of Google's script, whose automatic page
 * views are turned off.
 */
function createGa4({ id, script }: AnalyticsConfig): Analytics {
  // The script only recognizes commands that are `arguments` objects.
  function command(..._words: unknown[]): void {
    window.dataLayer ??= [];
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer.push(arguments);
  }

  return {
    initialize() {
      command("js", new Date());
      command("config", id, { send_page_view: false });
      loadScript(`${script}?id=${id}`);
    },
    pageView(path) {
      command("event", "page_view", { send_to: id, page_location: location.origin + path });
    },
  };
}

/**
 * Creates a client for Universal Analytics, whose protocol other servers still support. It loads the script itself,
 * because react-ga sets the address as a string, and the site's security policy requires a trusted value.
 */
function createUniversal({ id, script }: AnalyticsConfig): Analytics {
  return {
    initialize() {
      if (!window.ga) {
        const queue: unknown[][] = [];
        window.ga = Object.assign((...command: unknown[]) => void queue.push(command), { q: queue, l: Date.now() });
      }
      loadScript(script);
      initialize(id, { standardImplementation: true });
    },
    pageView: (path) => pageview(path),
  };
}

function loadScript(address: string): void {
  const element = document.createElement("script");
  element.async = true;
  element.src = trustedScriptUrl(address);
  document.head.append(element);
}
