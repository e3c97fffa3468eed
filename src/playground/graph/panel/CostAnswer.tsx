import { costOf } from "../answers/cost";
import type { MeasuredFile } from "../measure/types";
import type { Chunk, Graph, GraphModule } from "../model/types";
import { formatPart, formatSize } from "../words";
import { LongList } from "./LongList";

interface Props {
  module: GraphModule;
  graph: Graph;
  measured: readonly MeasuredFile[];
}

/** Renders the share of a module in its chunks and their files. */
export function CostAnswer({ module, graph, measured }: Props) {
  const { chunks } = module;
  const exact = measured.filter(({ modules, estimated }) => modules.has(module) && !estimated.has(module));
  return (
    <>
      <p>
        {formatSize(module.size)} of source, after loaders and before minimization
        {chunks.length === 0 && ". It isn't in any output file"}.
      </p>
      {exact.length > 0 && (
        <LongList items={exact} step={10}>
          {(file) => (
            <li key={file.asset.name}>
              <MeasuredCost file={file} module={module} />
            </li>
          )}
        </LongList>
      )}
      {chunks.length > 0 && exact.length === 0 && (
        <>
          <LongList items={chunks} step={10}>
            {(chunk) => (
              <li key={chunk.id}>
                <ChunkCost chunk={chunk} module={module} graph={graph} />
              </li>
            )}
          </LongList>
          <p className="graph-place">
            The last figure is an estimate: the file doesn't say how much each module shrinks, so it assumes that all of
            them shrink equally.
          </p>
        </>
      )}
    </>
  );
}

function MeasuredCost({ file: { asset, emitted, modules }, module }: { file: MeasuredFile; module: GraphModule }) {
  const bytes = modules.get(module);
  if (!bytes) return null;
  return (
    <>
      <strong>{formatSize(bytes.emitted)}</strong> of the {formatSize(emitted)} in {asset.name} (
      {formatPart(bytes.emitted / emitted)}), about {formatSize(bytes.compressed)} after gzip
    </>
  );
}

function ChunkCost({ chunk, module, graph }: { chunk: Chunk; module: GraphModule; graph: Graph }) {
  const { ofChunk, files } = costOf(graph, module, chunk);
  return (
    <>
      <strong>{formatPart(ofChunk)}</strong> of the source in the chunk {chunk.label}
      {files.map(({ asset, estimate }) => (
        <span key={asset.name}>
          , about {formatSize(estimate)} of the {formatSize(asset.size)} in {asset.name}
        </span>
      ))}
    </>
  );
}
