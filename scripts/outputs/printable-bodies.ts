import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import type { JoinBodies, PrintableBody } from "../../src/prerender/printable";

/** Attributes that name an element of the same page. */
const REFERENCES = ["ariaControls", "ariaLabelledBy", "ariaDescribedBy", "htmlFor"];

/** Controls, and what only serves them, have no use on paper. */
const CONTROLS = new Set(["code-tools", "anchor"]);

/** Makes the function that joins bodies; it keeps parsed pages, because each stands in two documents. */
export function createJoinBodies(basePath: string): JoinBodies {
  const parsed = new Map<string, Root>();
  return (bodies) => {
    const slugs = new Map(bodies.map(({ url }) => [url, slugOf(url)]));
    return bodies.map(({ url, html }) => {
      return { url, id: slugOf(url), html: toHtml(rewrite(parse(html, url), slugOf(url), slugs)) };
    });
  };

  function parse(html: string, url: string): Root {
    const root = parsed.get(url) ?? fromHtml(html, { fragment: true });
    parsed.set(url, root);
    return structuredClone(root);
  }

  function rewrite(root: Root, slug: string, slugs: ReadonlyMap<string, string>): Root {
    visit(root, "element", (node, index, parent) => {
      if (isControl(node) && parent && index !== undefined) {
        parent.children.splice(index, 1);
        return index;
      }
      if (typeof node.properties.id === "string") node.properties.id = `${slug}-${node.properties.id}`;
      for (const name of REFERENCES) {
        const value = node.properties[name];
        if (value !== undefined)
          node.properties[name] = [value]
            .flat()
            .map((id) => `${slug}-${id}`)
            .join(" ");
      }
      if (typeof node.properties.href === "string") node.properties.href = target(node.properties.href, slug, slugs);
      if (/^h[1-5]$/.test(node.tagName)) node.tagName = `h${Number(node.tagName[1]) + 1}`; // below the page's title
      if (node.tagName === "img") delete node.properties.loading; // paper has no "later"
      return undefined;
    });
    return root;
  }

  /** A link in the joined document: a fragment when its page is part of it. */
  function target(href: string, slug: string, slugs: ReadonlyMap<string, string>): string {
    if (href.startsWith("#")) return `#${slug}-${href.slice(1)}`;
    const [page = "", fragment] = href.split("#");
    const inner = page.startsWith(basePath) ? slugs.get(page.slice(basePath.length - 1)) : undefined;
    if (inner === undefined) return href;
    return fragment ? `#${inner}-${fragment}` : `#${inner}`;
  }
}

/** The id of a page in a printable document. */
function slugOf(url: PrintableBody["url"]): string {
  return url.split("/").filter(Boolean).join("-").toLowerCase() || "home";
}

function isControl(node: Element): boolean {
  return node.tagName === "button" || [node.properties.className].flat().some((name) => CONTROLS.has(String(name)));
}
