import type { BuildState } from "../../playground/session/builder";
import { ConsoleList } from "./ConsoleList";
import { type StopReason, useRunFrame } from "./useRunFrame";
import type { Running } from "./useRunning";

interface Props {
  build: BuildState;
  running: Running;
}

/** Renders the page that was built, and the messages that it prints. */
export function RunPanel({ build: { result, files }, running }: Props) {
  const { isOn, isForeign, reason, start, stop } = running;
  const { holder, messages } = useRunFrame(isOn ? result : null, files, isForeign, stop);
  if (!result) return <p>Nothing to run yet.</p>;
  return (
    <>
      {isForeign && !isOn && !reason && <p>{FOREIGN}</p>}
      {reason && <p role="alert">{REASONS[reason]}</p>}
      <button type="button" className={isOn ? undefined : "button"} onClick={() => (isOn ? stop() : start())}>
        {isOn ? "Stop the page" : "Run"}
      </button>
      {isOn && <div ref={holder} className="playground-page" />}
      {(isOn || reason) && <ConsoleList messages={messages} />}
    </>
  );
}

const FOREIGN =
  "This project comes from a link, so its page runs only if you start it. It can't access this site or your data. It could take the keyboard, so the editor is closed while it runs. It could also send its author what you type, paste, or drop into it, so don't give it a password. It could freeze or scroll this tab, fill its history, make sounds, and, if you click in it, replace what you've copied.";

const REASONS: Readonly<Record<StopReason, string>> = {
  busy: "The page kept this tab busy for too long, so it was stopped.",
  printed: "The page printed more than this list can show, so it was stopped.",
  "took-keyboard": "The page took the keyboard without you, so it was stopped.",
  typing: "The page was stopped, because one that comes from a link could try to read what you type elsewhere.",
};
