import type { Load } from "../answers/loads";
import { counted, formatSize, originOf } from "../words";
import { LongList } from "./LongList";
import "./Loads.css";

/** The number of levels that are drawn. There are fewer, except in stats that a configuration has forged. */
const DEEPEST = 20;

interface Props {
  loads: readonly Load[];
  level?: number;
}

/** Draws what loads what: from the entries down to the chunks that load last. */
export function Loads({ loads, level = 1 }: Props) {
  return (
    <LongList items={loads} step={20} className="graph-loads">
      {(load) => (
        <li key={load.chunks.map(({ id }) => id).join(" ")}>
          {namesOf(load)}
          <ul className="graph-load-chunks">
            {load.chunks.map(({ id, label, size }) => (
              <li key={id}>
                {label} <span className="graph-place">{formatSize(size)}</span>
              </li>
            ))}
          </ul>
          {load.isElsewhere && <span className="graph-place">What they load is shown elsewhere.</span>}
          {load.later.length > 0 && level < DEEPEST && <Loads loads={load.later} level={level + 1} />}
        </li>
      )}
    </LongList>
  );
}

function namesOf({ origins }: Load): string {
  const [first] = origins;
  const more = origins.length - 1;
  return `${first ? originOf(first) : ""}${more > 0 ? ` and ${counted(more, "other place")}` : ""}`;
}
