import type { SiteConfig } from "../../../src/types";
import { withBase } from "../../../src/utilities/urls";

/** Returns the absolute URL of a path of this site. */
export function absolute({ origin, basePath }: Pick<SiteConfig, "origin" | "basePath">, url: string): string {
  return origin + withBase(basePath, url);
}

/** Returns a complete XML document. */
export function xml(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

/** Returns an element that contains other elements or nothing. */
export function xmlElement(name: string, attributes: Record<string, string>, elements = ""): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `<${name}${written.join("")}`;
  return elements === "" ? `${start}/>` : `${start}>${elements}</${name}>`;
}

/** Returns an element that contains text. */
export function textElement(name: string, text: string, attributes: Record<string, string> = {}): string {
  return xmlElement(name, attributes, escapeXml(text));
}

/** Escapes text for XML, and removes the control characters that XML forbids. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
