import { useRef } from "react";
import { SiteLink } from "../../components/SiteLink";
import { Avatar } from "../Avatar";
import { useHasBeenVisible } from "./useHasBeenVisible";

/**
 * Renders the people who wrote a page. Their pictures come from another host, so they load only once the list is
 * visible.
 */
export function Contributors({ handles }: { handles: string[] }) {
  const list = useRef<HTMLUListElement>(null);
  const hasScrolledIntoView = useHasBeenVisible(list);
  return (
    <section className="contributors" aria-labelledby="page-contributors">
      <h2 id="page-contributors">Contributors</h2>
      <ul ref={list}>
        {handles.map((handle) => (
          <li key={handle}>
            <SiteLink to={`https://github.com/${handle}`} aria-label={handle}>
              {hasScrolledIntoView ? <Avatar handle={handle} /> : <span className="contributors-blank" />}
              {handle}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
