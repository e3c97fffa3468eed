import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { SiteConfig } from "../types";
import { toPageUrl, withBase } from "../utilities/urls";
import type { Analytics } from "./analytics";

/**
 * Counts a page view when the site loads and whenever the path or query changes, unless the reader declines tracking.
 */
export function usePageViews({ analytics, basePath }: Pick<SiteConfig, "analytics" | "basePath">): void {
  const { pathname, search } = useLocation();
  const page = withBase(basePath, toPageUrl(pathname)) + search;
  const sender = useRef<Promise<Analytics>>(null);
  useEffect(() => {
    if (!analytics || declinesTracking(navigator)) return;
    sender.current ??= import(/* webpackChunkName: "analytics" */ "./analytics").then(({ createAnalytics }) => {
      const created = createAnalytics(analytics);
      created.initialize();
      return created;
    });
    sender.current.then((ready) => ready.pageView(page)).catch(() => {}); // Readers don't need to know about failures.
  }, [analytics, page]);
}

/** Privacy signals of the browser, which the DOM types lack. */
interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Returns whether a reader has asked not to be tracked. */
export function declinesTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true;
}
