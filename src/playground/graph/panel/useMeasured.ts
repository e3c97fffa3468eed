import { useEffect, useState } from "react";
import { measureInWorker } from "../measure/measure-in-worker";
import type { MeasuredFile, OutputFiles } from "../measure/types";
import type { Graph } from "../model/types";

/** The emitted files, as far as they have been measured. */
export interface Measured {
  files: readonly MeasuredFile[];
  /** What happens at the moment, or why there are no sizes, as a sentence; otherwise empty. */
  status: string;
}

/**
 * The time between two sentences about progress, in milliseconds. The first comes after that time, so a small build
 * that is measured after every edit shows none.
 */
const PAUSE = 300;

const NONE: Measured = { files: [], status: "" };

/** Measures the emitted files of a build. */
export function useMeasured(graph: Graph, files: OutputFiles | undefined): Measured {
  const [measured, setMeasured] = useState<{ graph: Graph; result: Measured } | null>(null);
  useEffect(() => {
    if (!files || files.size === 0) {
      setMeasured(null);
      return;
    }
    const show = (status: string, measured: readonly MeasuredFile[] = []) =>
      setMeasured({ graph, result: { files: measured, status } });
    let started = "";
    const progress = setInterval(() => {
      if (started !== "") show(`Measuring ${started}\u2026`);
      started = "";
    }, PAUSE);
    const end = (status: string, measured?: readonly MeasuredFile[]) => {
      clearInterval(progress);
      show(status, measured);
    };
    const stop = measureInWorker(graph, files, {
      onStart: (name) => {
        started = name;
      },
      onEnd: (measured) => end(measured.length > 0 ? "" : UNKNOWN, measured),
      onFailure: () => end(FAILED),
    });
    return () => {
      clearInterval(progress);
      stop();
    };
  }, [graph, files]);
  return measured?.graph === graph ? measured.result : NONE;
}

const FAILED = "The emitted files couldn't be measured. They may have been moved, or your connection may be down.";

const UNKNOWN =
  "None of these files has the name of a script or style sheet in the stats file. Take both from the same build.";
