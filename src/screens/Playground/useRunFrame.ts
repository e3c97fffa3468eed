import { useEffect, useRef, useState } from "react";
import { useSiteConfig } from "../../components/SiteConfigContext";
import type { ConsoleMessage } from "../../playground/frames/runnable-page";
import type { Project } from "../../playground/project/project";
import { pageOf } from "../../playground/session/built-page";
import type { ArrivedResult } from "../../playground/session/read-answer";
import { runPage } from "../../playground/session/run-frame";
import { PLAYGROUND_FRAMES } from "../../utilities/playground-urls";
import { withBase } from "../../utilities/urls";

/** After so many messages, a page is stopped. */
const MOST_MESSAGES = 500;

/** Runs the page of each build in a frame of its own, inside of the element that `holder` refers to. */
export function useRunFrame(result: ArrivedResult | null, files: Project) {
  const { basePath } = useSiteConfig();
  const holder = useRef<HTMLDivElement>(null);
  const [messages, setMessages] = useState<ConsoleMessage[]>([]);
  const [isStopped, setIsStopped] = useState(false);
  useEffect(() => {
    if (!result || !holder.current) return;
    setMessages([]);
    setIsStopped(false);
    let count = 0;
    const stop = runPage(
      holder.current,
      withBase(basePath, PLAYGROUND_FRAMES.run),
      pageOf(result, files),
      (message) => {
        count += 1;
        if (count <= MOST_MESSAGES) setMessages((before) => [...before, message]);
        else {
          stop();
          setIsStopped(true);
        }
      },
    );
    return stop;
  }, [result, files, basePath]);
  return { holder, messages, isStopped };
}
