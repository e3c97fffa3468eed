import { isEntry, type Step } from "../answers/chains";
import { verbOf } from "../words";
import { LongList } from "./LongList";
import { ModuleButton } from "./ModuleButton";

/** Renders a chain of imports, each with its file and line. */
export function Chain({ steps }: { steps: Step[] }) {
  return (
    <LongList items={steps} step={20} as="ol" className="graph-chain">
      {(step) => (
        <li key={step.module.index}>
          <ModuleButton module={step.module} /> <span className="graph-place">{wordsOf(step)}</span>
        </li>
      )}
    </LongList>
  );
}

function wordsOf({ reason }: Step): string {
  if (isEntry(reason)) return reason.place ? `the entry ${reason.place}` : "an entry";
  const request = reason.request ? ` as ${JSON.stringify(reason.request)}` : "";
  const place = [reason.importer, reason.place].filter(Boolean).join(":");
  const skipped = reason.skipsModules ? ", skipping modules that only re-export it" : "";
  return `${verbOf(reason.type)}${request} at ${place}${skipped}`;
}
