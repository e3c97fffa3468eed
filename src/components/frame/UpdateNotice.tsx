import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "../Icon";
import "./UpdateNotice.css";

/** Milliseconds until screen readers know the region: they pass over what it says when it comes. */
const SILENCE = 150;

const READY = "A newer version of these docs is ready";
const LOADING = "The newer version is being loaded …";

interface Props {
  /** Called once. What it does may take some seconds. */
  onReload: () => void;
  onClose: () => void;
}

/**
 * In a corner, for tabs that were opened before a deploy. Nothing moves, no focus is taken, and nothing happens unless the
 * reader wants it. Escape closes it for those who are in it, and whoever closes it goes on where they came from.
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
      {/* Not disabled: it would lose the focus. */}
      <button type="button" className="button" aria-disabled={text === LOADING} onClick={reload}>
        Reload
      </button>
      <button type="button" className="icon-button" aria-label="Close this notice" onClick={close}>
        <Icon name="close" />
      </button>
    </section>
  );
}
