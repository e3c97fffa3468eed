import type { SiteConfig } from "../../../src/types";
import { withBase } from "../../../src/utilities/urls";
import { ICONS } from "./pictures";

/**
 * Returns `manifest.webmanifest`, which describes the site as an installable application. Source:
 * https://www.w3.org/TR/appmanifest/
 */
export function webManifest({ name, basePath }: SiteConfig): Map<string, string> {
  const manifest = {
    id: basePath,
    start_url: basePath,
    scope: basePath,
    name: `${name} documentation`,
    short_name: name,
    lang: "en",
    dir: "ltr",
    display: "minimal-ui",
    background_color: "#ffffff",
    theme_color: "#2b3a42",
    icons: [
      { src: withBase(basePath, "/favicon.svg"), sizes: "any", type: "image/svg+xml", purpose: "any" },
      ...ICONS.map(({ file, size, purpose }) => ({
        src: withBase(basePath, `/${file}`),
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ],
  };
  return new Map([["manifest.webmanifest", `${JSON.stringify(manifest, null, 2)}\n`]]);
}
