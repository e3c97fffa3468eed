import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "../Icon";
import "./UpdateNotice.css";

/**
 * How many milliseconds the live region stays empty, because screen readers ignore the first content of a new region.
 */
const SILENCE = 150;

const READY = "A newer version of these docs is ready";
const LOADING = "Loading the newer version…";

interface Props {
  /** Called once, when the reader accepts. Reloading may take some seconds. */
  onReload: () => void;
  onClose: () => void;
}

/**
 * Renders the notice about a newer version, for tabs that were opened before a deployment. It doesn't shift the layout
 * or take the focus. Escape closes it while it has the focus, and closing it returns the focus to where it was.
 */
export function UpdateNotice({ onReload, onClose }: Props) {
  const [text, setText] = useState("");
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setText((said) => said || READY), SILENCE);
    return () => clearTimeout(timer);
  }, []);
  const reload = () => {
    if (text === LOADING) return;
    setText(LOADING);
    onReload();
  };
  const close = () => {
    onClose();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };
  const rememberOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const closeByEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape") close();
  };
  return (
    <section className="update-notice" aria-label="Newer version" onFocus={rememberOrigin} onKeyDown={closeByEscape}>
      <p role="status">{text}</p>
      {/* A disabled button would lose the focus, so it is only marked as disabled. */}
      <button type="button" className="button" aria-disabled={text === LOADING} onClick={reload}>
        Reload
      </button>
      <button type="button" className="icon-button" aria-label="Close this notice" onClick={close}>
        <Icon name="close" />
      </button>
    </section>
  );
}
