import { createContext, type ReactNode, useContext } from "react";
import type { SiteConfig } from "../types";

const SiteConfigContext = createContext<SiteConfig | null>(null);

/** Provides the deployer's configuration to every component below. */
export function SiteConfigProvider({ config, children }: { config: SiteConfig; children: ReactNode }) {
  return <SiteConfigContext value={config}>{children}</SiteConfigContext>;
}

/**
 * Returns the deployer's configuration.
 *
 * @throws {Error} When the component is not inside a `SiteConfigProvider`.
 */
export function useSiteConfig(): SiteConfig {
  const config = useContext(SiteConfigContext);
  if (!config) throw new Error("A component is outside <SiteConfigProvider>.");
  return config;
}
