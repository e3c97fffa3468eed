import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { VFile } from "vfile";
import { redirected } from "../../src/redirects";
import { isExternal, toPageUrl } from "../../src/utilities/urls";
import { findingsOf } from "./context";
import { isDecoration, pictureName } from "./pictures";
import { visitElements } from "./visit-elements";

/** This documentation's address, whatever the site is built for: READMEs link to it by that. */
const DOCUMENTATION = /^https?:\/\/(www\.)?webpack\.js\.org(?=[/?#]|$)/i;

/** Blocks that a row of badges or logos may fill. */
const BLOCKS = new Set(["p", "div", "h1", "h2", "h3", "h4", "h5", "h6"]);

/**
 * Makes a README a page of this site: no badges and logos, nothing that loads from other hosts, its name not a second
 * time as a heading, links as they work here. Runs after headings got their ids, which stay those of the code host, and
 * before they are collected. Only for pages with a `source`.
 */
export function rehypeExternal() {
  return (tree: Root, file: VFile): void => {
    const { source, url } = findingsOf(file);
    if (source === null) return;
    dropPictureRows(tree);
    visitElements(tree, (node) => {
      if (node.tagName === "a") return namePictures(node);
      return node.tagName === "img" ? drawPicture(node, source) : undefined;
    });
    visitElements(tree, (node) => {
      if (typeof node.properties.href === "string") node.properties.href = absolute(node.properties.href, source);
      delete node.properties.align;
      return undefined;
    });
    dropTitles(tree, url);
    dropEmpty(tree);
  };
}

/** Rows of badges and logos, and the headings that stood above nothing else. */
function dropPictureRows(parent: Root | Element): void {
  const kept: ElementContent[] = [];
  let dropped = false;
  for (const node of parent.children as ElementContent[]) {
    if (node.type === "element" && isPictureRow(node)) {
      dropped = true;
      continue;
    }
    const last = kept.findLast((sibling) => sibling.type === "element");
    if (dropped && level(node) && last && level(last) && level(last) >= level(node)) kept.splice(kept.indexOf(last), 1);
    if (node.type === "element") dropped = false;
    if (node.type === "element" && node.tagName === "div") dropPictureRows(node);
    kept.push(node);
  }
  const last = kept.findLast((sibling) => sibling.type === "element");
  if (dropped && last && level(last)) kept.splice(kept.indexOf(last), 1);
  parent.children = kept;
}

function isPictureRow(node: Element): boolean {
  if (!BLOCKS.has(node.tagName) || textOf(node).trim() !== "") return false;
  const images: Element[] = [];
  visitElements(node, (inner) => {
    if (inner.tagName === "img") images.push(inner);
    return undefined;
  });
  const isCentred = node.properties.align === "center";
  return images.length > 0 && images.every((image) => isCentred || isDecoration(image));
}

/** Pictures in a link become their names; a link of badges without a name is taken out. */
function namePictures(link: Element): ElementContent[] | undefined {
  let hasPictures = false;
  visitElements(link, (node) => {
    if (node.tagName !== "img") return undefined;
    hasPictures = true;
    return [{ type: "text", value: isDecoration(node) ? String(node.properties.alt ?? "") : pictureName(node) }];
  });
  return hasPictures && textOf(link).trim() === "" ? [] : undefined;
}

/** What stands for a picture. It would load from another host before the reader asks, so a link with its name does. */
function drawPicture(image: Element, source: string): ElementContent[] {
  const { src } = image.properties;
  if (typeof src !== "string" || isDecoration(image))
    return [{ type: "text", value: String(image.properties.alt ?? "") }];
  const href = absolute(src, source).replace(/^(https:\/\/github\.com\/[^/]+\/[^/]+)\/blob\//, "$1/raw/");
  const text = `Picture: ${pictureName(image)}`;
  return [{ type: "element", tagName: "a", properties: { href }, children: [{ type: "text", value: text }] }];
}

/** An address as it works on this site: pages of ours by their path, relative ones at the place they were written for. */
function absolute(written: string, source: string): string {
  if (written.startsWith("#")) return written;
  if (DOCUMENTATION.test(written)) return ownAddress(new URL(written));
  if (isExternal(written)) return written;
  // On the code host a leading slash is the root of the repository.
  const root = /^https:\/\/github\.com\/[^/]+\/[^/]+\/blob\/[^/]+/.exec(source)?.[0];
  const address = root && written.startsWith("/") ? root + written : written;
  return URL.canParse(address, source) ? new URL(address, source).href : source;
}

function ownAddress({ pathname, search, hash }: URL): string {
  const url = toPageUrl(pathname);
  return redirected(url, hash) ?? url + search + hash;
}

/** The page has a title already, and only one `h1`: where the text uses more of them, all its headings step down. */
function dropTitles(tree: Root, url: string): void {
  const name = bare(url.split("/").at(-2) ?? "");
  const seen = { title: false };
  remove(tree);
  let hasMore = false;
  visitElements(tree, (node) => {
    hasMore ||= node.tagName === "h1";
    return undefined;
  });
  if (!hasMore) return;
  visitElements(tree, (node) => {
    if (level(node)) node.tagName = `h${Math.min(6, level(node) + 1)}`;
    return undefined;
  });

  function remove(parent: Root | Element): void {
    parent.children = (parent.children as ElementContent[]).filter((node) => {
      if (node.type !== "element") return true;
      if (node.tagName === "div") remove(node);
      if (level(node) === 0) return true;
      const isTitle = (node.tagName === "h1" && !seen.title) || (level(node) < 3 && bare(textOf(node)) === name);
      seen.title ||= node.tagName === "h1";
      return !isTitle && textOf(node).trim() !== "";
    });
  }
}

/** Paragraphs and boxes whose pictures are gone. */
function dropEmpty(parent: Root | Element): void {
  parent.children = (parent.children as ElementContent[]).filter((node) => {
    if (node.type !== "element" || !/^(p|div)$/.test(node.tagName)) return true;
    dropEmpty(node);
    return node.children.some((child) =>
      child.type === "element" ? child.tagName !== "br" : textOf(child).trim() !== "",
    );
  });
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^a-z\d]/g, "");
}

/** 1 to 6 for headings, otherwise 0. */
function level(node: ElementContent): number {
  return node.type === "element" ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0) : 0;
}
