import { currentOf, type NavigationItem } from "../utilities/links";
import { SiteLink } from "./SiteLink";

interface Props {
  links: NavigationItem[];
  /** The prefix of the class names, so that a style sheet can address the links. */
  block?: string;
  /** The path of the page on the screen, for links that can be active. */
  path?: string;
}

/** Renders a vertical list of links. */
export function LinkList({ links, block, path = "" }: Props) {
  return (
    <ul className={block && `${block}-list`}>
      {links.map((link) => (
        <li key={link.url}>
          <SiteLink to={link.url} className={block && `${block}-link`} aria-current={currentOf(link, path)}>
            {link.title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
