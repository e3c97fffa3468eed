import { useEffect, useRef, useState } from "react";
import { useSiteConfig } from "../../components/SiteConfigContext";
import type { ConsoleMessage } from "../../playground/frames/runnable-page";
import type { Project } from "../../playground/project/project";
import { pageOf } from "../../playground/session/built-page";
import { whenBusy, whenTyping } from "../../playground/session/keyboard";
import type { ArrivedResult } from "../../playground/session/read-answer";
import { runPage } from "../../playground/session/run-frame";
import { PLAYGROUND_FRAMES } from "../../utilities/playground-urls";
import { withBase } from "../../utilities/urls";

/** The number of messages after which a page is stopped. */
const MOST_MESSAGES = 500;

/** Why a page was stopped, if the reader didn't stop it. */
export type StopReason = "busy" | "printed" | "took-keyboard" | "typing";

/**
 * Runs the page of each build in a separate frame, inside the element that `holder` refers to.
 *
 * @param isForeign Whether someone else may have written the page. If so, it's stopped before the reader types.
 * @param onStop Called when the page was removed. Pass `null` as the result from then on, or the next build runs.
 */
export function useRunFrame(
  result: ArrivedResult | null,
  files: Project,
  isForeign: boolean,
  onStop: (reason: StopReason) => void,
) {
  const { basePath } = useSiteConfig();
  const holder = useRef<HTMLDivElement>(null);
  const [messages, setMessages] = useState<ConsoleMessage[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onStop` is a new function each time
  useEffect(() => {
    if (!result || !holder.current) return;
    setMessages([]);
    let count = 0;
    const remove = runPage(
      holder.current,
      withBase(basePath, PLAYGROUND_FRAMES.run),
      pageOf(result, files),
      (message) => {
        count += 1;
        if (count <= MOST_MESSAGES) setMessages((before) => [...before, message]);
        else stop("printed");
      },
      () => stop("took-keyboard"),
    );
    const watches: (() => void)[] = [];
    if (isForeign)
      watches.push(
        whenBusy(() => stop("busy")),
        whenTyping(() => stop("typing")),
      );
    function end(): void {
      for (const endWatch of watches) endWatch();
      remove();
    }
    function stop(reason: StopReason): void {
      end();
      onStop(reason);
    }
    return end;
  }, [result, files, basePath, isForeign]);
  return { holder, messages };
}
