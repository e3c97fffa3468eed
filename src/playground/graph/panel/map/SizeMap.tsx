import { useContext, useDeferredValue, useId, useMemo, useState } from "react";
import type { Owned } from "../../answers/packages";
import { type SizeNode, type SizeOf, sizeTree } from "../../answers/size-tree";
import { measuredSize } from "../../measure/measured-size";
import type { Chunk, Graph } from "../../model/types";
import { counted, formatPart, formatSize } from "../../words";
import { ChooseModule } from "../ModuleButton";
import "../table.css";
import type { Measured } from "../useMeasured";
import { AreaTree } from "./AreaTree";
import { colorsOf } from "./colors";
import { findIn } from "./find";
import "./map.css";
import { sourceOfSizes } from "./source-of-sizes";
import { follow } from "./trail";

/** Chunks that can be chosen together. */
const GROUPS: [title: string, test: (chunk: Chunk) => boolean][] = [
  ["all chunks", () => true],
  ["chunks that load with an entry", ({ isInitial }) => isInitial],
  ["chunks that load on demand", ({ isInitial }) => !isInitial],
];

/** The sizes that can be drawn, with the words for them after a number of bytes. */
const KINDS = { source: "of source", emitted: "emitted", compressed: "after gzip" };

type Kind = keyof typeof KINDS;

interface Props {
  graph: Graph;
  owners: readonly Owned[];
  measured: Measured;
}

/** Draws a build as nested areas: its chunks, the packages in them, their folders and modules. A click goes in. */
export function SizeMap({ graph, owners, measured: { files: measured, status } }: Props) {
  const id = useId();
  const choose = useContext(ChooseModule);
  const [filter, setFilter] = useState("0");
  const [query, setQuery] = useState("");
  const [trail, setTrail] = useState<readonly SizeNode[]>([]);
  const [pointed, setPointed] = useState<readonly SizeNode[]>([]);
  const chunks = useMemo(() => chosenChunks(graph, filter), [graph, filter]);
  const [asked, setAsked] = useState<Kind>("emitted");
  const kind = measured.length > 0 ? asked : "source";
  const tree = useMemo(() => {
    const sizeOf: SizeOf = kind === "source" ? ({ size }) => size : measuredSize(measured, kind);
    return sizeTree(graph, chunks, sizeOf);
  }, [graph, chunks, measured, kind]);
  const nodes = useMemo(() => follow(tree, trail), [tree, trail]);
  const top = nodes.at(-1) ?? tree;
  const colors = useMemo(() => colorsOf(owners), [owners]);
  const wanted = useDeferredValue(query);
  const found = useMemo(() => findIn(top, wanted), [top, wanted]);

  function open(below: SizeNode[]) {
    const target = below.at(-1);
    if (target?.module) choose(target.module);
    else goTo([...nodes.slice(1), ...below]);
  }

  function goTo(path: SizeNode[]) {
    setTrail(path);
    setPointed([]);
  }

  if (tree.size === 0 && filter === "0" && kind === "source") return null;
  return (
    <div className="map">
      <div className="graph-filter">
        <div>
          <label htmlFor={`${id}-query`}>Mark modules</label>
          <input
            id={`${id}-query`}
            type="search"
            value={query}
            placeholder="part of a path"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setQuery(target.value)}
          />
        </div>
        {graph.chunks.length > 1 && (
          <div>
            <label htmlFor={`${id}-chunks`}>Draw</label>
            <select id={`${id}-chunks`} value={filter} onChange={({ target }) => setFilter(target.value)}>
              {GROUPS.map(([title], index) => (
                <option key={title} value={index}>
                  {title}
                </option>
              ))}
              {graph.chunks.map((chunk) => (
                <option key={chunk.id} value={`chunk ${chunk.id}`}>
                  chunk {chunk.label}
                </option>
              ))}
            </select>
          </div>
        )}
        {measured.length > 0 && (
          <div>
            <label htmlFor={`${id}-kind`}>Sizes</label>
            <select id={`${id}-kind`} value={kind} onChange={({ target }) => setAsked(target.value as Kind)}>
              {Object.keys(KINDS).map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          </div>
        )}
        <span role="status">
          {found && `${counted(found.modules.size, "module")}, ${formatSize(found.size)} ${KINDS[kind]}`}
        </span>
      </div>
      <ol className="map-crumbs" aria-label="Where you are in the build">
        {nodes.map((node, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a path only changes at its end, and its names can repeat
          <li key={index}>
            {node === top ? (
              <strong aria-current="true">{node.name}</strong>
            ) : (
              <button type="button" className="graph-module" onClick={() => goTo(nodes.slice(1, index + 1))}>
                {node.name}
              </button>
            )}
          </li>
        ))}
      </ol>
      <AreaTree
        top={top}
        colors={colors}
        found={found?.nodes ?? null}
        onOpen={open}
        onLeave={() => goTo(nodes.slice(1, -1))}
        onPoint={setPointed}
      />
      <p className="map-line">{lineOf(top, pointed, KINDS[kind])}</p>
      <p className="graph-place">
        Choose an area to look inside it, or a module to see why it's there. By keyboard: arrow keys, Enter to go in,
        Escape to go out.
      </p>
      {kind !== "source" && <p className="graph-place">{sourceOfSizes(graph, measured)}</p>}
      <p role="status">{status}</p>
    </div>
  );
}

function chosenChunks({ chunks }: Graph, filter: string): readonly Chunk[] {
  const group = GROUPS[Number(filter)]?.[1];
  return chunks.filter((chunk) => (group ? group(chunk) : `chunk ${chunk.id}` === filter));
}

/** Describes the area that the reader points at, or else the whole drawing. */
function lineOf(top: SizeNode, pointed: readonly SizeNode[], words: string): string {
  const node = pointed.at(-1);
  if (!node) return `${top.name}: ${formatSize(top.size)} ${words}`;
  const path = pointed.map(({ name }) => name).join(" \u203a ");
  const part = top.size > 0 ? node.size / top.size : 0;
  return `${path}: ${formatSize(node.size)} ${words}, ${formatPart(part)} of ${top.name === "All" ? "all" : top.name}`;
}
