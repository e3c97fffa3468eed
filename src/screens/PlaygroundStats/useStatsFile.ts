import { useCallback, useRef, useState } from "react";
import { type Build, parseStats, tooLarge } from "../../playground/graph/parse-stats";

/** The result of reading a file. */
type Reading =
  | { state: "none" }
  | { state: "reading"; name: string }
  | { state: "read"; name: string; builds: Build[] }
  | { state: "failed"; failure: string };

/** The stats file that the reader chose, and a function for choosing one. */
export interface StatsFile {
  reading: Reading;
  /** The index of the chosen build, if the file has several. */
  index: number;
  /** The number of files that the reader has chosen so far. */
  number: number;
  choose: (index: number) => void;
  /** Reads a file or a string. The previous result is discarded. */
  read: (source: File | string) => void;
}

/** Reads stats in the browser. If the reader chooses several files one after the other, the last one counts. */
export function useStatsFile(): StatsFile {
  const [reading, setReading] = useState<Reading>({ state: "none" });
  const [index, choose] = useState(0);
  const [number, setNumber] = useState(0);
  const latest = useRef(0);

  const read = useCallback(async (source: File | string) => {
    latest.current += 1;
    const turn = latest.current;
    const name = typeof source === "string" ? "the pasted text" : source.name;
    setReading({ state: "reading", name });
    const result = await resultOf(source);
    if (turn !== latest.current) return;
    choose(0);
    setNumber(turn);
    setReading("builds" in result ? { state: "read", name, ...result } : { state: "failed", ...result });
  }, []);

  return { reading, index, number, choose, read };
}

/** Returns the chosen build of a file, or the build with the given name if the file has one. */
export function chosenBuild({ reading, index }: StatsFile, name?: string): Build | undefined {
  if (reading.state !== "read") return undefined;
  return reading.builds.find((build) => build.name === name) ?? reading.builds[index];
}

async function resultOf(source: File | string): Promise<ReturnType<typeof parseStats>> {
  const failure = tooLarge(typeof source === "string" ? source.length : source.size);
  if (failure) return { failure };
  // Parsing a large file keeps the browser busy, so the message for that time has to be painted first.
  await new Promise((resolve) => setTimeout(resolve));
  try {
    return parseStats(typeof source === "string" ? source : await source.text());
  } catch {
    return { failure: "Your browser couldn't read the file. It may have been moved, or may be too large." };
  }
}
