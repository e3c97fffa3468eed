import { sectionUrl } from "../../utilities/urls";
import { useSiteConfig } from "../SiteConfigContext";
import { SiteLink } from "../SiteLink";
import type { Unanswered } from "./attach";

/** Renders links to try when the search has no results, and a link to report the problem. */
export function Elsewhere({ answer: { state, query } }: { answer: Unanswered }) {
  const { sections, links, origin } = useSiteConfig();
  return (
    <>
      <p>Try looking here:</p>
      <ul className="search-links">
        {sections
          .filter(({ documentation }) => documentation)
          .map(({ name, title }) => (
            <li key={name}>
              <SiteLink to={sectionUrl(name)}>{title}</SiteLink>
            </li>
          ))}
        <li>
          <SiteLink to={links.questions} target="_blank">
            Questions on Stack Overflow
          </SiteLink>
        </li>
        <li>
          <SiteLink to={webSearchUrl(links.webSearch, origin, query)} target="_blank">
            Search this site on the web
          </SiteLink>
        </li>
      </ul>
      {state === "nothing" && (
        <p>
          Something missing?{" "}
          <SiteLink to={issueUrl(links.issues, query)} target="_blank">
            Open an issue
          </SiteLink>
        </p>
      )}
    </>
  );
}

/** Returns the address of a search engine's results for this site. */
function webSearchUrl(engine: string, origin: string, query: string): string {
  return `${engine}?${new URLSearchParams({ q: `site:${new URL(origin).host} ${query}` })}`;
}

/** Returns the address of a new issue that contains the query. */
function issueUrl(issues: string, query: string): string {
  const title = `Search finds nothing for "${query}"`;
  const body = `I searched the documentation for "${query}" and expected to find:\n\n`;
  return `${issues}?${new URLSearchParams({ title, body })}`;
}
