import { changesAsMarkdown } from "../answers/changes-as-markdown";
import type { Change, Comparison } from "../answers/compare";
import { formatDifference, formatSize } from "../words";
import type { SectionLink } from "./AdviceList";
import { Fold } from "./Fold";
import { LongTable } from "./LongTable";

/** Renders the changes from an earlier build to this one, packages first. */
export function Changes({ comparison, link: Link }: { comparison: Comparison; link: SectionLink }) {
  const { gaps, output, sources, assets, packages, modules } = comparison;
  const totals = [output, sources].filter((total) => total !== null);
  return (
    <>
      {gaps.map((gap) => (
        <p key={gap}>{gap}</p>
      ))}
      <ul>
        {totals.map((total) => (
          <li key={total.name}>
            {total.name}: <strong>{formatDifference(total.difference)}</strong>, from {sizeOf(total.before)} to{" "}
            {sizeOf(total.after)}
          </li>
        ))}
      </ul>
      {totals.length > 0 && (
        <Fold summary="As Markdown, for a pull request">
          {() => (
            <textarea
              className="graph-markdown"
              aria-label="The changes as Markdown"
              rows={12}
              readOnly
              value={changesAsMarkdown(comparison)}
              onFocus={({ target }) => target.select()}
            />
          )}
        </Fold>
      )}
      <p className="graph-place">
        To stop a build in CI that has become too large, set a{" "}
        <Link to="/guides/production/#size-budget">size budget</Link>.
      </p>
      {sources && <ChangeTable title="Packages" changes={packages} />}
      {output && <ChangeTable title="Files" changes={assets} />}
      {sources && <ChangeTable title="Modules" changes={modules} />}
    </>
  );
}

function ChangeTable({ title, changes }: { title: string; changes: Change[] }) {
  return (
    <>
      <h2>{title}</h2>
      {changes.length === 0 && <p>No sizes changed.</p>}
      <LongTable heads={["Name", "Change", "Before", "After"]} items={changes}>
        {(change) => (
          <tr key={change.name}>
            <th scope="row">{change.name}</th>
            <td>{wordsOf(change)}</td>
            <td data-title="before">{sizeOf(change.before)}</td>
            <td data-title="after">{sizeOf(change.after)}</td>
          </tr>
        )}
      </LongTable>
    </>
  );
}

function wordsOf({ before, after, difference }: Change): string {
  if (before === null) return `new, ${formatDifference(difference)}`;
  return after === null ? `removed, ${formatDifference(difference)}` : formatDifference(difference);
}

function sizeOf(bytes: number | null): string {
  return bytes === null ? "\u2013" : formatSize(bytes);
}
