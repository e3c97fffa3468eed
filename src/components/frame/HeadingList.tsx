import type { Anchor } from "../../types";
import { breakable } from "../breakable";
import { SiteLink } from "../SiteLink";
import "./HeadingList.css";

interface Props {
  headings: Anchor[];
  /** The page that contains the headings; empty for the page on the screen. */
  url?: string;
  /** The id of the heading whose text is being read. */
  current?: string;
}

/** Renders links to the headings of a page, the third level indented. */
export function HeadingList({ headings, url = "", current }: Props) {
  return (
    <ul className="heading-list">
      {headings.map(({ id, title, level }) => (
        <li key={id}>
          <SiteLink
            to={`${url}#${id}`}
            className={level === 2 ? "heading-link" : "heading-link heading-link-3"}
            aria-current={id === current ? "location" : undefined}
          >
            {breakable(title)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
