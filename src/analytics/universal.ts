import { initialize, pageview } from "react-ga";
import type { AnalyticsConfig } from "../types";
import { trustedScriptUrl } from "../utilities/browser/trusted-script";
import type { Analytics } from "./types";

declare global {
  interface Window {
    /** What Google's script is asked to do; until it comes, a queue that it reads then. */
    ga?: { (...command: unknown[]): void; q?: unknown[][]; l?: number };
  }
}

/**
 * Universal Analytics, and servers that speak its protocol. Google has ended its own. The script is loaded here and not by
 * react-ga, which gives the browser its address as text: the site's policy asks for a trusted value.
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
