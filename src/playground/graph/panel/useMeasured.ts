import { useEffect, useState } from "react";
import type { MeasuredFile } from "../measure/types";
import type { Graph } from "../model/types";

/** The emitted files of a build, and their source maps, by path. */
export type OutputFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Measures the emitted files of a build. Empty until that is done, and without files. */
export function useMeasured(graph: Graph, files: OutputFiles | undefined): readonly MeasuredFile[] {
  const [measured, setMeasured] = useState<{ graph: Graph; files: readonly MeasuredFile[] } | null>(null);
  useEffect(() => {
    if (!files || files.size === 0) {
      setMeasured(null);
      return;
    }
    let isCurrent = true;
    const start = async () => {
      const { measure } = await import(/* webpackChunkName: "graph-measure" */ "../measure/measure");
      const result = await measure(graph, files);
      if (isCurrent) setMeasured({ graph, files: result });
    };
    // Measuring only adds to what the panel shows, so it can fail without a message.
    start().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [graph, files]);
  return measured?.graph === graph ? measured.files : NONE;
}

const NONE: readonly MeasuredFile[] = [];
