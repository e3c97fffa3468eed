import type { ReactNode } from "react";
import type { NavigationItem } from "../../utilities/links";
import { SiteLink } from "../SiteLink";
import "./Dropdown.css";
import { useDropdown } from "./useDropdown";

interface Props {
  /** The accessible name of the button that opens the list. */
  label: string;
  /** The content of the button. */
  children: ReactNode;
  /** A link before the button, to an overview of the list. */
  link?: ReactNode;
  links: (NavigationItem & { lang?: string })[];
}

/** Renders a list of links that opens below its button. Without scripts it opens on hover and on focus. */
export function Dropdown({ label, children, link, links }: Props) {
  const { root, toggle, list } = useDropdown();
  return (
    <div className="dropdown" {...root}>
      {link}
      <button type="button" className="icon-button dropdown-toggle" aria-label={label} {...toggle}>
        {children}
      </button>
      <ul className="dropdown-list" {...list}>
        {links.map((item) => (
          <li key={item.url}>
            <SiteLink
              to={item.url}
              className="dropdown-link"
              aria-current={item.isActive}
              lang={item.lang}
              hrefLang={item.lang}
            >
              {item.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
