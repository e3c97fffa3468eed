import { useSiteConfig } from "../../components/SiteConfigContext";

/**
 * Returns the absolute URL of the site's folder, which begins the names of caches and files. It is only valid in the
 * browser, so use it in effects and event handlers.
 */
export function useScope(): string {
  const { basePath } = useSiteConfig();
  return typeof location === "undefined" ? basePath : location.origin + basePath;
}
