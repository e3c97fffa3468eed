import { type ReactNode, useRef } from "react";
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
  const [first, ...others] = handles;
  const picture = (handle: string, alt = handle) =>
    hasScrolledIntoView ? <Avatar handle={handle} alt={alt} loading="lazy" /> : <span className="contributors-blank" />;
  return (
    <section className="contributors" aria-labelledby="page-contributors" ref={section}>
      <div className="contributors-head">
        <h2 id="page-contributors">Contributors</h2>
        <p>{isReadme ? "The authors that the package names" : "People who worked on this page or its predecessor"}</p>
      </div>
      {others.length === 0 ? (
        <List handles={handles} picture={picture} />
      ) : (
        <details>
          <summary>
            <span className="contributors-faces">
              {handles.slice(0, SHOWN).map((handle) => (
                <span key={handle}>{picture(handle, "")}</span>
              ))}
            </span>
            <span className="contributors-count">
              {first} and {others.length} {others.length === 1 ? "other" : "others"}
            </span>
            <Icon name="chevron" />
          </summary>
          <List handles={handles} picture={picture} />
        </details>
      )}
    </section>
  );
}

function List({ handles, picture }: { handles: string[]; picture: (handle: string) => ReactNode }) {
  return (
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
}
