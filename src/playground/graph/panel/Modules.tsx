import { useDeferredValue, useId, useMemo, useState } from "react";
import type { GraphModule } from "../model/types";
import { counted, formatSize } from "../words";
import { inChunks } from "./in-chunks";
import { LongTable } from "./LongTable";
import { ModuleButton } from "./ModuleButton";

/** The filters for the list. */
const FILTERS: [title: string, test: (module: GraphModule) => boolean][] = [
  ["in the output", ({ isOrphan, kind }) => !isOrphan && kind !== "runtime"],
  ["your code", ({ isOrphan, kind }) => !isOrphan && kind === "own"],
  ["from packages", ({ isOrphan, kind }) => !isOrphan && kind === "package"],
  ["left out of the output", ({ isOrphan }) => isOrphan],
  ["webpack's runtime", ({ kind }) => kind === "runtime"],
];

/** Renders the modules, the largest first, with a field to find one. */
export function Modules({ modules }: { modules: readonly GraphModule[] }) {
  const id = useId();
  const [query, setQuery] = useState("");
  const [filter, setFilter] = useState(0);
  const wanted = useDeferredValue(query).trim().toLowerCase();
  const sorted = useMemo(() => modules.toSorted((a, b) => b.size - a.size), [modules]);
  const found = useMemo(() => {
    const test = FILTERS[filter]?.[1] ?? (() => true);
    return sorted.filter((module) => test(module) && module.name.toLowerCase().includes(wanted));
  }, [sorted, filter, wanted]);
  return (
    <>
      <div className="graph-filter">
        <div>
          <label htmlFor={`${id}-query`}>Find a module</label>
          <input
            id={`${id}-query`}
            type="search"
            value={query}
            placeholder="part of its path"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setQuery(target.value)}
          />
        </div>
        <div>
          <label htmlFor={`${id}-filter`}>Show</label>
          <select id={`${id}-filter`} value={filter} onChange={({ target }) => setFilter(Number(target.value))}>
            {FILTERS.map(([title], index) => (
              <option key={title} value={index}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <span role="status">{counted(found.length, "module")}</span>
      </div>
      <LongTable heads={["Choose a module for details", "Source", "Chunks"]} items={found}>
        {(module) => (
          <tr key={module.index}>
            <th scope="row">
              <ModuleButton module={module} />
            </th>
            <td>{formatSize(module.size)}</td>
            <td data-title="in">{inChunks(module.chunks) || "none"}</td>
          </tr>
        )}
      </LongTable>
    </>
  );
}
