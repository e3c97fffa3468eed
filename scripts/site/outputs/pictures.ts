import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { sectionPicture } from "../../../src/prerender/meta-tags";
import type { Section, SiteConfig } from "../../../src/types";
import { paths } from "../../lib/paths";
import { escapeXml } from "./xml";

const require = createRequire(import.meta.url);
const FONTS = [
  require.resolve("@fontsource/inter/files/inter-latin-400-normal.woff2"),
  require.resolve("@fontsource/inter/files/inter-latin-700-normal.woff2"),
];

/** The icons of the web app manifest. Maskable icons have a margin, because systems crop them. Sizes are in pixels. */
export const ICONS = [
  { file: "icons/icon-192.png", size: 192, purpose: "any" },
  { file: "icons/icon-512.png", size: 512, purpose: "any" },
  { file: "icons/maskable-512.png", size: 512, purpose: "maskable" },
];

/**
 * Renders the generated images, by path in the output: a preview image for each section and the icons. WebAssembly with
 * a bundled font renders the same bytes on every machine.
 */
export async function pictures(
  { sections }: { sections: readonly Section[] },
  config: SiteConfig,
): Promise<Map<string, Uint8Array>> {
  const logo = await readFile(path.join(paths.public, "favicon.svg"), "utf8");
  const sources = new Map([
    ...sections.map(({ name, title }): [string, string] => [sectionPicture(name), preview(title, config.name, logo)]),
    ...ICONS.map(({ file, size, purpose }): [string, string] => [file, icon(size, purpose, logo)]),
  ]);
  const toPng = await renderer();
  return new Map([...sources].map(([file, svg]) => [file, toPng(svg)]));
}

/** Starts the renderer and returns a function that converts SVG to PNG. */
async function renderer(): Promise<(svg: string) => Uint8Array> {
  const wasm = await readFile(require.resolve("@resvg/resvg-wasm/index_bg.wasm"));
  await initWasm(wasm).catch((error: Error) => {
    if (!/already initialized/i.test(error.message)) throw error; // A previous build in this process has initialized it already.
  });
  const fontBuffers = await Promise.all(FONTS.map(async (file) => new Uint8Array(await readFile(file))));
  return (svg) => new Resvg(svg, { font: { fontBuffers, defaultFontFamily: "Inter" } }).render().asPng();
}

/** Returns the preview image of a section as SVG. It is 1200 × 630 pixels, the size that services crop least. */
function preview(title: string, name: string, logo: string): string {
  const isSite = title === name || title === "";
  const words = isSite ? name : title;
  const size = Math.min(112, Math.floor(660 / (words.length * 0.6)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Inter">
<rect width="1200" height="630" fill="#2b3a42"/><rect width="1200" height="10" fill="#8dd6f9"/>
<svg x="790" y="145" width="340" height="340" ${inner(logo)}
<text x="80" y="${300 + size / 3}" font-weight="700" font-size="${size}" fill="#fff">${escapeXml(words)}</text>
<text x="84" y="548" font-size="36" fill="#d5e1e8">${escapeXml(isSite ? "documentation" : `${name} documentation`)}</text>
</svg>`;
}

function icon(size: number, purpose: string, logo: string): string {
  // Systems may crop a fifth on each side.
  const margin = purpose === "maskable" ? size * 0.2 : 0;
  const ground = purpose === "maskable" ? `<rect width="${size}" height="${size}" fill="#2b3a42"/>` : "";
  const side = size - 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}<svg x="${margin}" y="${margin}" width="${side}" height="${side}" ${inner(logo)}</svg>`;
}

/** Returns an SVG without `<svg`, so that the caller can add attributes that place it. */
function inner(svg: string): string {
  return svg.slice(svg.indexOf("<svg") + "<svg".length).trim();
}
