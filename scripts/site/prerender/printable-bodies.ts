import type { Content } from "../../../src/prerender/content";
import { decode, withoutBase } from "../../../src/utilities/urls";
import type { Page } from "../content/types";
import { fillSlots } from "../markdown/rehype-printable";

/** Creates the function that joins the printable bodies of pages into one document. */
export function createJoinBodies(pages: Pick<Page, "url" | "printable">[], basePath: string): Content["joinBodies"] {
  const bodies = new Map(pages.map(({ url, printable }) => [url, printable]));
  return (urls) => {
    const slugs = new Map(urls.map((url) => [url, slugOf(url)]));
    return urls.map((url) => {
      const slug = slugOf(url);
      const id = (name: string) => `${slug}--${name}`; // No URL contains two hyphens, so ids cannot conflict.
      const href = (address: string) => (address.startsWith("#") ? `#${id(address.slice(1))}` : inner(address, slugs));
      return { url, id: slug, html: fillSlots(bodies.get(url) ?? "", { id, href }) };
    });
  };

  /** Returns the address of a link in the joined document: a fragment if its page is part of the document. */
  function inner(address: string, slugs: ReadonlyMap<string, string>): string {
    const [page = "", fragment] = address.split("#");
    const slug = slugs.get(withoutBase(basePath, page) ?? "");
    if (slug === undefined) return address;
    return fragment ? `#${slug}--${fragment}` : `#${slug}`;
  }
}

/** Returns the id of a page in a printable document. It isn't percent-encoded, because browsers decode fragments. */
function slugOf(url: string): string {
  const parts = decode(url).split("/").filter(Boolean);
  return parts.join("-").replace(/\s/g, "_").toLowerCase() || "home";
}
