import type { Change, Comparison } from "../answers/compare";
import { formatDifference, formatSize } from "../words";
import { LongTable } from "./LongTable";

/** Renders the changes from an earlier build to this one. */
export function Changes({ comparison }: { comparison: Comparison }) {
  const { output, sources, assets, packages, modules } = comparison;
  return (
    <>
      <ul>
        {[output, sources].map((total) => (
          <li key={total.name}>
            {total.name}: <strong>{formatDifference(total.difference)}</strong>, from {sizeOf(total.before)} to{" "}
            {sizeOf(total.after)}
          </li>
        ))}
      </ul>
      <ChangeTable title="Files" changes={assets} />
      <ChangeTable title="Packages" changes={packages} />
      <ChangeTable title="Modules" changes={modules} />
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
