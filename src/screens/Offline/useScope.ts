import { useSiteConfig } from "../../components/SiteConfigContext";

/** Absolute address of the site's folder, which names of caches and files start from. In the browser only: effects and handlers. */
export function useScope(): string {
  const { basePath } = useSiteConfig();
  return typeof location === "undefined" ? basePath : location.origin + basePath;
}
