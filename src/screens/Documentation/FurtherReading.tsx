import { LinkList } from "../../components/LinkList";
import type { NavigationLink } from "../../types";

/** Renders the links that the page's author recommends, or nothing if there are none. */
export function FurtherReading({ links }: { links: NavigationLink[] }) {
  if (links.length === 0) return null;
  return (
    <section className="further-reading" aria-labelledby="page-further-reading">
      <h2 id="page-further-reading">Further Reading</h2>
      <LinkList links={links} />
    </section>
  );
}
