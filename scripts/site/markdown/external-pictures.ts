import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { isExternal } from "../../../src/utilities/urls";
import { pictureAddress } from "./external-address";
import { element, headingLevel, text } from "./hast";
import { replaceElements, visitElements } from "./visit-elements";

const BADGE =
  /shields\.io|badgen\.net|badge|codecov\.io|coveralls\.io|travis-ci|circleci|appveyor|david-dm\.org|packagephobia|gitter\.im|opencollective\.com|\/workflows?\/.*\.svg|houndci/i;

const LOGO = /logo|icon|avatar|banner|sponsor/i;

/** The blocks that can be a row of badges or logos. */
const BLOCKS = new Set(["p", "div", "h1", "h2", "h3", "h4", "h5", "h6"]);

/**
 * Replaces the images of a README, so that the page requests nothing from other hosts. Badges and logos are removed,
 * with headings that have no other content; other images become links to them.
 */
export function replacePictures(tree: Root, source: string): void {
  dropRows(tree);
  replaceElements(tree, (node) => {
    if (node.tagName === "a") return namePictures(node);
    return node.tagName === "img" ? toPicture(node, source) : undefined;
  });
  dropEmpty(tree);
}

/** Replaces images from other hosts on an untrusted page with links to them. Images of this site stay. */
export function linkPictures(tree: Root): void {
  const isExternalImage = ({ tagName, properties: { src } }: Element) =>
    tagName === "img" && typeof src === "string" && isExternal(src);
  replaceElements(tree, (node) => {
    if (node.tagName === "a") {
      replaceElements(node, (inner) => (isExternalImage(inner) ? description(inner) : undefined));
      return undefined;
    }
    return isExternalImage(node) ? pictureLink(node, String(node.properties.src)) : undefined;
  });
}

function dropRows(parent: Root | Element): void {
  const remaining: ElementContent[] = [];
  let hasDropped = false;
  const dropBareHeading = (next: number) => {
    const last = remaining.findLast((sibling) => sibling.type === "element");
    const level = last ? headingLevel(last) : 0;
    if (hasDropped && last && level > 0 && next > 0 && next <= level) remaining.splice(remaining.indexOf(last), 1);
  };
  for (const node of parent.children as ElementContent[]) {
    if (node.type === "element") {
      if (isPictureRow(node)) {
        hasDropped = true;
        continue;
      }
      dropBareHeading(headingLevel(node));
      hasDropped = false;
      if (node.tagName === "div") dropRows(node);
    }
    remaining.push(node);
  }
  dropBareHeading(1);
  parent.children = remaining;
}

function isPictureRow(node: Element): boolean {
  if (!BLOCKS.has(node.tagName) || textOf(node).trim() !== "") return false;
  const images: Element[] = [];
  visitElements(node, (inner) => {
    if (inner.tagName === "img") images.push(inner);
  });
  const isCentred = node.properties.align === "center";
  return images.length > 0 && images.every((image) => isCentred || isDecoration(image));
}

/**
 * Returns whether an image is a badge or a logo, which do not explain how to use the package. An image without a
 * description counts as one too.
 */
function isDecoration({ properties: { src, alt } }: Element): boolean {
  const address = String(src ?? "");
  return !alt || BADGE.test(address) || LOGO.test(address) || LOGO.test(String(alt));
}

/** Replaces images in a link with their names. A link of unnamed badges is removed. */
function namePictures(link: Element): ElementContent[] | undefined {
  let hasPictures = false;
  replaceElements(link, (node) => {
    if (node.tagName !== "img") return undefined;
    hasPictures = true;
    return description(node);
  });
  return hasPictures && textOf(link).trim() === "" ? [] : undefined;
}

function toPicture(image: Element, source: string): ElementContent[] {
  const { src } = image.properties;
  if (typeof src !== "string" || isDecoration(image)) return description(image);
  return pictureLink(image, pictureAddress(src, source));
}

function pictureLink(image: Element, href: string): ElementContent[] {
  const name = image.properties.alt ? description(image) : [text(href)];
  return [element("a", { href }, [text("Picture: "), ...name])];
}

function description({ properties: { alt } }: Element): ElementContent[] {
  return [text(typeof alt === "string" ? alt : "")];
}

/** Removes paragraphs and boxes that are empty without their images, and line breaks between blocks. */
function dropEmpty(parent: Root | Element): void {
  const isText = (node: ElementContent) => node.type === "text" && node.value.trim() !== "";
  const isBlocks = parent.type === "root" || (parent.tagName === "div" && !parent.children.some(isText));
  parent.children = (parent.children as ElementContent[]).filter((node) => {
    if (isBlocks && node.type === "element" && node.tagName === "br") return false;
    if (node.type !== "element" || !/^(p|div)$/.test(node.tagName)) return true;
    dropEmpty(node);
    return node.children.some((child) => (child.type === "element" ? child.tagName !== "br" : isText(child)));
  });
}
