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
  if (!result) return <p>There is nothing to run yet.</p>;
  if (!isRunning) {
    return (
      <>
        {!isAllowed && (
          <p>
            This project comes from a link, so its page runs only when you say so. It has no access to this site, to
            your data or to the network. A loop that never ends could make this tab hang.
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
      {isStopped && <p role="alert">The page has printed more than this list can show, so it was stopped.</p>}
      <ConsoleList messages={messages} />
    </>
  );
}
