import path from "node:path";
import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { VFile } from "vfile";
import { withBase } from "../../../src/utilities/urls";
import { legible } from "../../lib/problem";
import { findingsOf, inputOf, placeOf, report } from "./context";
import { element, text } from "./hast";
import { didYouMean, resolveLink } from "./resolve-link";
import { replaceElements } from "./visit-elements";

/** Link texts that do not describe the target: the English ones of Lighthouse's audit "link-text". */
const VAGUE =
  /^(click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this)$/i;

/**
 * Checks every link against the URLs of the site, and writes internal links in their final form, with base path and
 * trailing slash. Links with a dangerous protocol lose their address.
 */
export function rehypeLinks() {
  return (tree: Root, file: VFile): void => {
    const { context, url: page, source, withoutFragments } = inputOf(file);
    const { fragments, links } = findingsOf(file);
    const place = { url: page, file: path.relative(context.contentDir, file.path).split(path.sep).join("/") };
    replaceElements(tree, (node) => {
      if (node.tagName !== "a" || typeof node.properties.href !== "string") return undefined;
      const written = node.properties.href;
      const link = resolveLink(written, place, context);
      // The author of an external page cannot fix a dead link here, so it becomes plain text.
      if (source !== null && (link.kind === "dead" || link.kind === "forbidden")) return node.children;
      if (source !== null) nameVagueLink(node);
      switch (link.kind) {
        case "external":
          node.properties.href = link.href;
          node.properties.rel = ["noopener"];
          return undefined;
        case "forbidden":
          delete node.properties.href;
          report(file, node, `The link to ${written} isn't allowed. Use http, https, mailto, tel or a path.`);
          return undefined;
        case "dead":
          report(
            file,
            node,
            `The link to ${legible(written)} leads nowhere: there is no page ${legible(link.url)}.${didYouMean(link)}`,
          );
          return undefined;
        case "internal": {
          const isHere = link.url === page && link.id && !written.includes("/");
          if (withoutFragments.includes(`${link.url}#${link.id}`)) {
            link.id = "";
            link.href = link.href.replace(/#.*/, "");
          }
          links.push(link.id ? `${link.url}#${link.id}` : link.url);
          if (link.id) fragments.push({ url: written, page: link.url, id: link.id, ...placeOf(node) });
          node.properties.href = withBase(context.basePath, isHere ? `#${link.id}` : link.href);
          return undefined;
        }
      }
    });
  };
}

/** Adds the address to links with a vague text such as "here", for readers who hear links or see them in a list. */
function nameVagueLink(link: Element): void {
  const { href } = link.properties;
  if (typeof href !== "string" || !VAGUE.test(textOf(link).trim())) return;
  const address = text(` (${href.replace(/^(https?:\/\/|#)/, "")})`);
  link.children.push(element("span", { className: ["visually-hidden"] }, [address]));
}
