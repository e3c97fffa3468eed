import { useEffect, useState } from "react";
import type { ArrivedResult } from "../../playground/session/read-answer";
import { useBuilder } from "./useBuilder";
import type { ProjectState } from "./useProject";

/** The results of the two projects of a pair. They are undefined before a build, and null if it failed. */
export interface PairResults {
  before: ArrivedResult | null | undefined;
  after: ArrivedResult | null | undefined;
}

/**
 * Builds the project that is open whenever it changes, and before it the other one of a pair, once.
 *
 * @param wantsStats Whether results need webpack's stats.
 */
export function useBuilds(project: ProjectState, wantsStats: boolean) {
  const { pair, source } = project;
  const [results, setResults] = useState<Readonly<Record<string, ArrivedResult | null>>>({});
  const waiting = pair && !Object.hasOwn(results, pair.other.source) ? pair.other : null;
  const builds = useBuilder(
    waiting ? { ...waiting, isLoaded: true } : project,
    wantsStats || pair !== null, // the graph compares both
  );
  const { state } = builds;
  const built = state.phase === "stopped" ? waiting?.source : state.phase === "built" ? state.source : undefined;
  useEffect(() => {
    if (pair && built !== undefined) setResults((all) => ({ ...all, [built]: state.result }));
  }, [pair, built, state.result]);
  const [shown, other] = pair ? [results[source], results[pair.other.source]] : [];
  const both: PairResults = pair?.isBefore ? { before: shown, after: other } : { before: other, after: shown };
  return { ...builds, both };
}
