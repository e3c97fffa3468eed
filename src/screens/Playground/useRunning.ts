import { useState } from "react";
import { isForeign } from "./useProject";
import type { StopReason } from "./useRunFrame";

/** Whether the built page is running, and functions to start and stop it. */
export type Running = ReturnType<typeof useRunning>;

/**
 * Decides whether the page of a project runs. The reader's own page runs right away; a page from a link only runs when
 * the reader starts it.
 *
 * @param source The source of the last build's project.
 */
export function useRunning(source: string) {
  const [state, setState] = useState<{ source: string; isOn: boolean; reason: StopReason | null } | null>(null);
  const { isOn, reason } = state?.source === source ? state : { isOn: !isForeign(source), reason: null };
  return {
    isOn,
    /** Why it was stopped, unless the reader stopped it. */
    reason,
    /** Whether someone else may have written it. */
    isForeign: isForeign(source),
    start: () => setState({ source, isOn: true, reason: null }),
    stop: (reason: StopReason | null = null) => setState({ source, isOn: false, reason }),
  };
}
