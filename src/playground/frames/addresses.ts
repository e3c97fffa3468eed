import { mediaType } from "../media-type";
import type { RunnablePage } from "./runnable-page";

/** The address that the page appears to have. No such host can exist: https://www.rfc-editor.org/rfc/rfc6761 */
export const BASE = "https://output.invalid/";

/** Maps the addresses of emitted files to addresses that the browser can load without a server. */
export interface Addresses {
  /** Returns the address from which a file can be loaded, or the given address if no file has it. */
  resolve(address: string): string;
  /** All files: their absolute addresses, and the addresses from which they can be loaded. */
  all: ReadonlyMap<string, string>;
}

/** Creates an object URL for each emitted file. */
export function createAddresses({ files, publicPath, isModule }: RunnablePage): Addresses {
  const folder = new URL(publicPath === "auto" ? "" : publicPath, BASE).href;
  const located = new Map<string, string>();
  const resolve = (address: string, from = BASE): string => {
    if (!URL.canParse(address, from)) return address;
    return located.get(new URL(address, from).href.replace(/[?#].*/, "")) ?? address;
  };
  const texts = new TextDecoder();
  const isStyle = (file: string) => file.endsWith(".css");
  // Style sheets come last, because the files that they refer to need an object URL first.
  const sorted = [...files].sort(([a], [b]) => Number(isStyle(a)) - Number(isStyle(b)));
  for (const [file, bytes] of sorted) {
    const address = new URL(file, folder).href;
    let content: Uint8Array<ArrayBuffer> | string = bytes;
    if (isStyle(file)) content = relocateStyles(texts.decode(bytes), (found) => resolve(found, address));
    else if (isModule && /\.m?js$/.test(file)) content = relocateModule(texts.decode(bytes), address);
    const url = URL.createObjectURL(new Blob([content], { type: mediaType(file) }));
    located.set(address, url);
    located.set(new URL(file, BASE).href, url); // a handwritten page doesn't use the public path
  }
  return { resolve, all: located };
}

/** Replaces the addresses in a style sheet. */
export function relocateStyles(styles: string, resolve: (address: string) => string): string {
  return styles
    .replace(/url\(\s*(["']?)(.*?)\1\s*\)/g, (_, _quote, address: string) => `url("${resolve(address)}")`)
    .replace(
      /(@import\s+)(["'])(.*?)\2/g,
      (_, rule: string, _quote, address: string) => `${rule}"${resolve(address)}"`,
    );
}

/**
 * Makes the relative imports of an ES module absolute; an import map then maps them to object URLs. Relative imports
 * would be resolved against the module's object URL, which has no folder.
 */
export function relocateModule(script: string, address: string): string {
  return script
    .replaceAll("import.meta.url", JSON.stringify(address))
    .replace(/((?:\bfrom|\bimport)\s*\(?\s*)(["'])(\.{1,2}\/.*?)\2/g, (_, before: string, _quote, found: string) => {
      return before + JSON.stringify(new URL(found, address).href);
    });
}
