import type { ReactNode } from "react";
import type { PlacedLink } from "../../utilities/links";
import { SiteLink } from "../SiteLink";
import "./Dropdown.css";
import { useDropdown } from "./useDropdown";

interface Props {
  /** Name of the button that opens the list. */
  label: string;
  /** What stands in the button. */
  children: ReactNode;
  /** A link before the button that leads to what the list is about. */
  link?: ReactNode;
  links: (PlacedLink & { lang?: string })[];
}

/** A list of links that unfolds below its button. Without scripts it unfolds under the mouse and the focus. */
export function Dropdown({ label, children, link, links }: Props) {
  const { root, toggle, list } = useDropdown();
  return (
    <div className="dropdown" {...root}>
      {link}
      <button type="button" className="icon-button dropdown-toggle" aria-label={label} {...toggle}>
        {children}
      </button>
      <ul className="dropdown-list" {...list}>
        {links.map(({ title, url, current, lang }) => (
          <li key={url}>
            <SiteLink to={url} className="dropdown-link" aria-current={current} lang={lang} hrefLang={lang}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
