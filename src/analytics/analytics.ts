import type { AnalyticsConfig } from "../types";
import { createGa4 } from "./ga4";
import type { Analytics } from "./types";
import { createUniversal } from "./universal";

/** Creates the client for the configured kind of account. It throws if it is used before `initialize`. */
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
