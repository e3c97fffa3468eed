import type { Graph } from "../model/types";
import { contentsOf, measuredFiles } from "./contents";
import type { MeasureAnswer, MeasureRequest } from "./messages";
import { startWorker } from "./start-worker";
import type { MeasuredFile, OutputFiles } from "./types";

interface Listeners {
  /** Receives the name of each file before it's measured. */
  onStart: (name: string) => void;
  onEnd: (files: MeasuredFile[]) => void;
  onFailure: () => void;
}

/** Measures the emitted files of a build in a worker. Returns a function that stops it. */
export function measureInWorker(
  graph: Graph,
  files: OutputFiles,
  { onStart, onEnd, onFailure }: Listeners,
): () => void {
  const worker = startWorker();
  worker.addEventListener("message", ({ data }: MessageEvent<MeasureAnswer>) => {
    if ("measuring" in data) onStart(data.measuring);
    else if (data.measures) onEnd(measuredFiles(graph, data.measures));
    else onFailure();
  });
  worker.addEventListener("error", onFailure);
  worker.postMessage({ contents: contentsOf(graph), files } satisfies MeasureRequest);
  return () => worker.terminate();
}
