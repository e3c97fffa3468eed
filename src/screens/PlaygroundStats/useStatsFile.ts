import { useCallback, useRef, useState } from "react";
import { type Build, parseStats, tooLarge } from "../../playground/graph/parse-stats";

/** What became of a file. */
type Reading =
  | { state: "none" }
  | { state: "reading"; name: string }
  | { state: "read"; name: string; builds: Build[] }
  | { state: "failed"; failure: string };

/** A file with statistics that a reader gave, and how to give one. */
export interface StatsFile {
  reading: Reading;
  /** Which of its builds is chosen, where it has several. */
  index: number;
  /** How many files were given. */
  number: number;
  choose: (index: number) => void;
  /** Reads a file, or a text. What was read before is forgotten. */
  read: (source: File | string) => void;
}

/** Reads statistics in the browser. Of several files that are given one after the other, the last one counts. */
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

/** Returns the chosen build of a file, or the one with a wanted name where the file has it. */
export function chosenBuild({ reading, index }: StatsFile, name?: string): Build | undefined {
  if (reading.state !== "read") return undefined;
  return reading.builds.find((build) => build.name === name) ?? reading.builds[index];
}

async function resultOf(source: File | string): Promise<ReturnType<typeof parseStats>> {
  const failure = tooLarge(typeof source === "string" ? source.length : source.size);
  if (failure) return { failure };
  // Parsing a large file keeps the browser busy, so what is shown meanwhile has to be drawn first.
  await new Promise((resolve) => setTimeout(resolve));
  try {
    return parseStats(typeof source === "string" ? source : await source.text());
  } catch {
    return { failure: "Your browser couldn't read the file. It may have been moved, or may be too large." };
  }
}
