import { useRef } from "react";
import { Icon } from "../../components/Icon";
import { SiteLink } from "../../components/SiteLink";
import { Avatar } from "../Avatar";
import "./Contributors.css";
import { useHasBeenVisible } from "./useHasBeenVisible";

/**
 * The number of pictures in the collapsed list. With a name beside them, they fit into one line on the narrowest
 * screens.
 */
const SHOWN = 4;

interface Props {
  handles: string[];
  /** Whether the page is the README of a package, which names its authors itself. */
  isReadme: boolean;
}

/**
 * Renders the people who worked on a page in one line, which opens a list of them. Their pictures come from another
 * host, so they load only once the line is visible, and the pictures in the list only once it's open.
 */
export function Contributors({ handles, isReadme }: Props) {
  const section = useRef<HTMLElement>(null);
  const hasScrolledIntoView = useHasBeenVisible(section);
  const picture = (handle: string, alt = handle) =>
    hasScrolledIntoView ? <Avatar key={handle} handle={handle} alt={alt} loading="lazy" /> : <span key={handle} />;
  const list = (
    <ul>
      {handles.map((handle) => (
        <li key={handle}>
          <SiteLink to={`https://github.com/${handle}`} aria-label={handle}>
            {picture(handle)}
            {handle}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="contributors" aria-labelledby="page-contributors" ref={section}>
      <div>
        <h2 id="page-contributors">Contributors</h2>
        <p>{isReadme ? "Authors that the package names" : "People who worked on this page or its predecessor"}</p>
      </div>
      {handles[1] ? (
        <details>
          <summary>
            {handles.slice(0, SHOWN).map((handle) => picture(handle, ""))}
            <span>{`${handles[0]} and ${handles.length - 1} more`}</span>
            <Icon name="chevron" />
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </section>
  );
}
