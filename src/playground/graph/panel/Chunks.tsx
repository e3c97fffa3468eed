import { useMemo } from "react";
import { sum } from "../answers/cost";
import { loadsOf } from "../answers/loads";
import { type Owned, ownersOf } from "../answers/packages";
import type { Chunk, Graph } from "../model/types";
import { counted, formatSize, originOf } from "../words";
import { Fold } from "./Fold";
import { Loads } from "./Loads";
import { LongList } from "./LongList";
import { OwnerFolds } from "./OwnerFolds";
import { StackedBar } from "./StackedBar";

/** The bytes of emitted files, by their names. */
type Sizes = ReadonlyMap<string, number>;

/** Renders the chunks, the largest first: the origins of each, its files, and its modules by package. */
export function Chunks({ graph }: { graph: Graph }) {
  const sorted = useMemo(() => graph.chunks.toSorted((a, b) => b.size - a.size), [graph]);
  const sizes = useMemo(() => new Map(graph.assets.map(({ name, size }) => [name, size])), [graph]);
  const loads = useMemo(() => loadsOf(graph), [graph]);
  const largest = sorted[0]?.size ?? 0;
  if (sorted.length === 0) return <p>The file has no chunks.</p>;
  return (
    <>
      {loads.length > 0 && (
        <>
          <h2>What loads what</h2>
          <Loads loads={loads} />
          <h2>What is in them</h2>
        </>
      )}
      <p>Each bar shows a chunk's sources by package. Open a chunk to see them as a list.</p>
      <LongList items={sorted} className="graph-chunks">
        {(chunk) => (
          <li key={chunk.id}>
            <OneChunk chunk={chunk} sizes={sizes} largest={largest} />
          </li>
        )}
      </LongList>
    </>
  );
}

function OneChunk({ chunk, sizes, largest }: { chunk: Chunk; sizes: Sizes; largest: number }) {
  const owners = useMemo(() => ownersOf(chunk.modules), [chunk]);
  const emitted = sum(chunk.files.map((file) => (file.endsWith(".map") ? 0 : (sizes.get(file) ?? 0))));
  const summary = (
    <>
      <strong>{chunk.label}</strong>{" "}
      <span className="graph-place">
        {chunk.isInitial ? "loads with an entry" : "loads on demand"}
        {requestsOf(chunk)}, {counted(chunk.modules.length, "module")}, {formatSize(chunk.size)} of source,{" "}
        {formatSize(emitted)} emitted
      </span>
      <StackedBar parts={owners} whole={largest} />
    </>
  );
  return <Fold summary={summary}>{() => <ChunkContent chunk={chunk} sizes={sizes} owners={owners} />}</Fold>;
}

/** Lists the dynamic imports that load a chunk without a name. */
function requestsOf({ id, label, isInitial, origins }: Chunk): string {
  const requests = [...new Set(origins.map(({ request }) => request).filter(Boolean))];
  if (label !== id || isInitial || requests.length === 0) return "";
  return ` for ${requests.slice(0, 2).join(", ")}${requests.length > 2 ? ` and ${requests.length - 2} more` : ""}`;
}

function ChunkContent({ chunk, sizes, owners }: { chunk: Chunk; sizes: Sizes; owners: Owned[] }) {
  return (
    <>
      {chunk.reason && <p>splitChunks created it. webpack's reason: {chunk.reason}.</p>}
      {chunk.origins.length > 0 && (
        <>
          <p>Loaded by:</p>
          <LongList items={chunk.origins} step={10}>
            {(origin) => <li key={`${origin.identifier} ${origin.place} ${origin.request}`}>{originOf(origin)}</li>}
          </LongList>
        </>
      )}
      <p>Files: {chunk.files.map((file) => `${file} (${formatSize(sizes.get(file) ?? 0)})`).join(", ") || "none"}</p>
      <OwnerFolds owners={owners} />
    </>
  );
}
