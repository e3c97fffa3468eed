import { useState } from "react";
import type { BuildState } from "../../playground/session/builder";
import { ConsoleList } from "./ConsoleList";
import { useRunFrame } from "./useRunFrame";

interface Props {
  build: BuildState;
  /** Whether the page may run. What comes from a link runs only when the reader says so. */
  isAllowed: boolean;
  onAllow: () => void;
}

/** Renders the page that was built, and what it prints. */
export function RunPanel({ build: { result, files }, isAllowed, onAllow }: Props) {
  const [isOn, setIsOn] = useState(true);
  const isRunning = isAllowed && isOn;
  const { holder, messages, isStopped } = useRunFrame(isRunning ? result : null, files);
  if (!result) return <p>Nothing to run yet.</p>;
  if (!isRunning) {
    return (
      <>
        {!isAllowed && (
          <p>
            This project comes from a link, so its page runs only if you start it. It can't access this site, your data
            or the network, but an endless loop could freeze this tab.
          </p>
        )}
        <button
          type="button"
          className="button"
          onClick={() => {
            onAllow();
            setIsOn(true);
          }}
        >
          Run
        </button>
      </>
    );
  }
  return (
    <>
      <button type="button" onClick={() => setIsOn(false)}>
        Stop the page
      </button>
      <div ref={holder} className="playground-page" />
      {isStopped && <p role="alert">The page printed more than this list can show, so it was stopped.</p>}
      <ConsoleList messages={messages} />
    </>
  );
}
