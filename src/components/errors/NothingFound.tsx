import type { Analysis } from "../../errors/analyze-output";
import { cleanOutput } from "../../errors/clean-output";
import { reportText } from "../../errors/report-text";
import { CATALOG } from "../../utilities/section-urls";
import { useSiteConfig } from "../SiteConfigContext";
import { SiteLink } from "../SiteLink";
import { ConfigurationPlace } from "./ConfigurationPlace";

/** The number of lines around the message that show where it is. */
const AROUND = 2;
/** The maximum number of characters of a search. */
const MOST = 120;

/** The entry about errors in packages. */
const UPDATE = `${CATALOG}plugins/#type-error`;

/** Renders what to do with an output that has no known message: the line to search for, and a text to ask with. */
export function NothingFound({ analysis, output }: { analysis: Analysis; output: string }) {
  const { links } = useSiteConfig();
  const lines = output.split("\n");
  const { line, framework, origin } = analysis;
  const message = line === undefined ? undefined : lines[line];
  return (
    <section className="error-finder-card" aria-label="Next steps">
      {line !== undefined && message !== undefined && (
        <>
          <p>This line is most likely the message:</p>
          <pre>
            {lines.slice(Math.max(0, line - AROUND), line).map((before) => `${before}\n`)}
            <mark>{message}</mark>
            {lines.slice(line + 1, line + 1 + AROUND).map((after) => `\n${after}`)}
          </pre>
          <p>
            <SiteLink to={searchFor(message)} target="_blank">
              Search this site for it<span className="visually-hidden"> (opens in a new tab)</span>
            </SiteLink>
          </p>
        </>
      )}
      {origin?.package !== undefined && (
        <p>
          The first <code>at</code> line is in <code>{origin.package}</code>. If the message doesn't tell you what to
          change, <SiteLink to={UPDATE}>update this package, or install all packages again</SiteLink>.
        </p>
      )}
      {framework && <ConfigurationPlace framework={framework} />}
      <details>
        <summary>Ask with a text that has everything others need</summary>
        <p>
          Names of users and the folder of your project are replaced. Read the text before you publish it, fill in what
          is missing, and post it as{" "}
          <SiteLink to={links.questions} target="_blank">
            a question on Stack Overflow<span className="visually-hidden"> (opens in a new tab)</span>
          </SiteLink>{" "}
          or as an issue of the tool that prints the message.
        </p>
        <figure className="code">
          <div className="code-tools">
            <button type="button" className="code-copy">
              Copy
            </button>
          </div>
          <pre className="code-body">
            <code>{reportText(output, analysis)}</code>
          </pre>
        </figure>
      </details>
    </section>
  );
}

function searchFor(message: string): string {
  return `${CATALOG}?q=${encodeURIComponent(cleanOutput(message).slice(0, MOST))}`;
}
