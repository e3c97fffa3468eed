import type { PlacedLink } from "../utilities/links";
import { SiteLink } from "./SiteLink";

/** Links below each other. `block` is in front of the names of their classes, for a style sheet that dresses them. */
export function LinkList({ links, block }: { links: PlacedLink[]; block?: string }) {
  return (
    <ul className={block && `${block}-list`}>
      {links.map(({ title, url, current }) => (
        <li key={url}>
          <SiteLink to={url} className={block && `${block}-link`} aria-current={current}>
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
