import type { SiteConfig } from "../../../src/types";
import { withBase } from "../../../src/utilities/urls";

/** The address of a path of this site, for those who read it elsewhere. */
export function absolute({ origin, basePath }: Pick<SiteConfig, "origin" | "basePath">, url: string): string {
  return origin + withBase(basePath, url);
}

/** A whole XML document. */
export function xml(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

/** An element around other elements, or around nothing. */
export function element(name: string, attributes: Record<string, string>, elements = ""): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `<${name}${written.join("")}`;
  return elements === "" ? `${start}/>` : `${start}>${elements}</${name}>`;
}

/** An element around text. */
export function textElement(name: string, text: string, attributes: Record<string, string> = {}): string {
  return element(name, attributes, escapeXml(text));
}

/** Text for XML: the signs of its syntax as references, and without the control characters it forbids. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
