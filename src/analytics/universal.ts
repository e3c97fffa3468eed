import { initialize, pageview } from "react-ga";
import type { AnalyticsConfig } from "../types";
import type { Analytics } from "./types";

/** Universal Analytics and what speaks its protocol. Google's own service has ended. */
export function createUniversal({ id, script }: AnalyticsConfig): Analytics {
  return {
    initialize: () => initialize(id, { gaAddress: script }),
    pageView: (path) => pageview(path),
  };
}
