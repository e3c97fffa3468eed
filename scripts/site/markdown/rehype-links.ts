import type { Element, Root } from "hast";
import type { VFile } from "vfile";
import { withBase } from "../../../src/utilities/urls";
import { findingsOf, placeOf, report } from "./context";
import { resolveLink } from "./resolve-link";
import { nameVagueLink } from "./vague-links";
import { replaceElements } from "./visit-elements";

/**
 * Checks every link against the URLs of the site, and writes internal links in their final form, with base path and
 * trailing slash. Links with a dangerous protocol lose their address.
 */
export function rehypeLinks() {
  return (tree: Root, file: VFile): void => {
    const { context, url: page, source, anchors, links } = findingsOf(file);
    replaceElements(tree, (node) => {
      if (node.tagName !== "a" || typeof node.properties.href !== "string") return undefined;
      const written = node.properties.href;
      const link = resolveLink(written, page, context);
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
          report(file, node, `The link to ${written} is not allowed. Use http, https, mailto, tel or a path.`);
          return undefined;
        case "dead":
          report(file, node, `The link to ${written} leads nowhere: there is no page ${link.url}.`);
          return undefined;
        case "internal":
          links.push(link.id ? `${link.url}#${link.id}` : link.url);
          if (link.id) anchors.push({ url: written, page: link.url, id: link.id, ...placeOf(node) });
          setHref(node, link.url === page && link.id && !written.includes("/") ? `#${link.id}` : link.href);
          return undefined;
      }
    });

    function setHref(node: Element, href: string): void {
      node.properties.href = withBase(context.basePath, href);
    }
  };
}
