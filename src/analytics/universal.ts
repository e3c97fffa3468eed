import { initialize, pageview } from "react-ga";
import type { AnalyticsConfig } from "../types";
import { trustedScriptUrl } from "../utilities/browser/trusted-script";
import type { Analytics } from "./types";

declare global {
  interface Window {
    /** The function that Google's script defines. Until the script has loaded, it collects commands in a queue. */
    ga?: { (...command: unknown[]): void; q?: unknown[][]; l?: number };
  }
}

/**
 * Creates a client for Universal Analytics, whose protocol other servers still support. It loads the script itself,
 * because react-ga sets the address as a string, and the site's security policy requires a trusted value.
 */
export function createUniversal({ id, script }: AnalyticsConfig): Analytics {
  return {
    initialize() {
      if (!window.ga) {
        const queue: unknown[][] = [];
        window.ga = Object.assign((...command: unknown[]) => void queue.push(command), { q: queue, l: Date.now() });
      }
      const element = document.createElement("script");
      element.async = true;
      element.src = trustedScriptUrl(script);
      document.head.append(element);
      initialize(id, { standardImplementation: true });
    },
    pageView: (path) => pageview(path),
  };
}
