import { useSiteConfig } from "../SiteConfigContext";
import { SiteLink } from "../SiteLink";
import type { Answer } from "./attach";

interface Props {
  answer: Extract<Answer, { state: "nothing" | "failed" }>;
}

/** In the place of results: what happened, where else to look, and how to tell us. */
export function NoResults({ answer: { state, query } }: Props) {
  const { sections, links } = useSiteConfig();
  return (
    <div className="search-nothing">
      <p>
        {state === "failed" ? (
          "Search is not available right now."
        ) : (
          <>
            No results found for query <q>{query}</q>
          </>
        )}
      </p>
      <p>Perhaps it is here:</p>
      <ul className="search-links">
        {sections
          .filter(({ documentation }) => documentation)
          .map(({ name, title }) => (
            <li key={name}>
              <SiteLink to={`/${name}/`}>{title}</SiteLink>
            </li>
          ))}
        <li>
          <SiteLink to={links.questions} target="_blank">
            Questions on Stack Overflow
          </SiteLink>
        </li>
      </ul>
      {state === "nothing" && (
        <p>
          Should there be something?{" "}
          <SiteLink to={issueUrl(links.issues, query)} target="_blank">
            Open an issue
          </SiteLink>
        </p>
      )}
    </div>
  );
}

/** A form for an issue that says already what was searched. */
function issueUrl(issues: string, query: string): string {
  const title = `Search finds nothing for "${query}"`;
  const body = `I searched the documentation for "${query}" and expected to find:\n\n`;
  return `${issues}?${new URLSearchParams({ title, body })}`;
}
