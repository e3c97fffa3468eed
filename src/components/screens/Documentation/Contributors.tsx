import { useRef } from "react";
import { SiteLink } from "../../SiteLink";
import { useHasBeenVisible } from "./useHasBeenVisible";

/** Width and height of an avatar as fetched; drawn smaller, sharp on dense screens. */
const SIZE = 90;

/** The people who wrote a page. Their pictures come from another host, so only once somebody has scrolled to them. */
export function Contributors({ handles }: { handles: string[] }) {
  const list = useRef<HTMLUListElement>(null);
  const hasScrolledIntoView = useHasBeenVisible(list);
  return (
    <section className="contributors" aria-labelledby="page-contributors">
      <h2 id="page-contributors">Contributors</h2>
      <ul ref={list}>
        {handles.map((handle) => (
          <li key={handle}>
            <SiteLink to={`https://github.com/${handle}`} aria-label={handle} title={handle}>
              {hasScrolledIntoView ? (
                <img src={`https://github.com/${handle}.png?size=${SIZE}`} alt={handle} width={SIZE} height={SIZE} />
              ) : (
                <span className="contributors-blank" />
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
