import { initialize, pageview } from "react-ga";
import type { AnalyticsConfig } from "../types";
import type { Analytics } from "./types";

/** Creates a client for Universal Analytics and compatible services. Google's own service has been shut down. */
export function createUniversal({ id, script }: AnalyticsConfig): Analytics {
  return {
    initialize: () => initialize(id, { gaAddress: script }),
    pageView: (path) => pageview(path),
  };
}
