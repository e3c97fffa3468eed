import type { NavigationItem } from "../utilities/links";
import { SiteLink } from "./SiteLink";

/** Renders a vertical list of links. `block` prefixes the class names, so that a style sheet can address them. */
export function LinkList({ links, block }: { links: NavigationItem[]; block?: string }) {
  return (
    <ul className={block && `${block}-list`}>
      {links.map(({ title, url, isActive }) => (
        <li key={url}>
          <SiteLink to={url} className={block && `${block}-link`} aria-current={isActive}>
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
