import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { SiteConfigProvider } from "../../../src/components/SiteConfigContext";
import { readSiteConfig } from "../../../src/site";
import type { SiteConfig } from "../../../src/types";

/** Draws components in a site with our own configuration, or parts of another. */
export function renderInSite(children: ReactNode, config: Partial<SiteConfig> = {}) {
  const whole = { ...readSiteConfig({}), ...config };
  return render(children, {
    wrapper: ({ children }) => <SiteConfigProvider config={whole}>{children}</SiteConfigProvider>,
  });
}
