import { type ChunkReason, cacheGroupOf, reasonsInChunk } from "../answers/chunk-reasons";
import type { Chunk, Graph, GraphModule } from "../model/types";
import { counted, originOf } from "../words";
import { Chain } from "./Chain";
import { Fold } from "./Fold";
import { LongList } from "./LongList";
import { useFirst } from "./useFirst";

/**
 * Renders why a module is in its chunks: the entry or the dynamic import that created each, and the imports from there
 * to the module.
 */
export function InChunkAnswer({ module, graph }: { module: GraphModule; graph: Graph }) {
  if (module.isOrphan) return <p>It isn't in any chunk, because no import needs it in the output.</p>;
  if (module.chunks.length === 0) return <p>The file doesn't say which chunks it's in.</p>;
  return (
    <LongList items={module.chunks} step={10}>
      {(chunk) => (
        <li key={chunk.id}>
          <ChunkAnswer chunk={chunk} module={module} graph={graph} />
        </li>
      )}
    </LongList>
  );
}

function ChunkAnswer({ chunk, module, graph }: { chunk: Chunk; module: GraphModule; graph: Graph }) {
  const reasons = module.kind === "runtime" ? [] : reasonsInChunk(graph, module, chunk);
  const { shown, more } = useFirst(reasons, 5);
  return (
    <>
      <p>
        <strong>{chunk.label}</strong>: {sentenceOf(chunk, module, reasons)}
      </p>
      {shown.map((reason, index) => (
        <Fold
          key={`${reason.origin.identifier}${reason.origin.place}`}
          summary={originOf(reason.origin)}
          isOpen={index === 0}
        >
          {() => <Chain steps={reason.steps} />}
        </Fold>
      ))}
      {more}
    </>
  );
}

function sentenceOf(chunk: Chunk, module: GraphModule, { length }: ChunkReason[]): string {
  if (module.kind === "runtime") return "it contains webpack's runtime.";
  const needed = counted(length, "entry or dynamic import", "entries and dynamic imports");
  const unknown = "the file doesn't say which imports need it there.";
  if (!chunk.reason) return length > 0 ? `needed by ${needed}:` : unknown;
  const cacheGroup = cacheGroupOf(chunk);
  const group = cacheGroup ? `cache group ${cacheGroup}` : chunk.reason;
  return `splitChunks put it there (${group})${length > 0 ? `, needed by ${needed}:` : `; ${unknown}`}`;
}
