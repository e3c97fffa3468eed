import type { PlacedLink } from "../../utilities/links";
import { SiteLink } from "../SiteLink";

/** Links of the navigation. `block` is the component they stand in, whose style sheet dresses them. */
export function LinkList({ links, block }: { links: PlacedLink[]; block: string }) {
  return (
    <ul className={`${block}-list`}>
      {links.map(({ title, url, current }) => (
        <li key={url}>
          <SiteLink to={url} className={`${block}-link`} aria-current={current}>
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
