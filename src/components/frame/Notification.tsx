import { type ReactNode, useEffect, useMemo } from "react";
import { preference } from "../../utilities/browser/preference";
import { Icon } from "../Icon";
import { usePreference } from "../usePreference";
import "./Notification.css";

interface Props {
  /** Identifies the text. The browser stores it when the reader dismisses the bar. */
  version: string;
  children: ReactNode;
}

/**
 * Renders the bar at the top of the page. The server renders it for all readers, and the theme script hides it before
 * the first paint if the reader has dismissed it, so the layout does not shift when this component removes it.
 */
export function Notification({ version, children }: Props) {
  const choice = useMemo(() => preference("notification-dismissed", [version]), [version]);
  const [dismissed, remember] = usePreference(choice);
  useEffect(() => {
    document.body.classList.toggle("has-notification", dismissed === null);
  }, [dismissed]);
  if (dismissed !== null) return null;

  function dismiss() {
    remember(version);
    // The focused button is about to disappear, so the focus moves to the content.
    document.getElementById("page-content")?.focus({ preventScroll: true });
  }

  return (
    <aside className="notification" aria-label="Notification">
      {children}
      <button type="button" className="icon-button needs-script" aria-label="Dismiss notification" onClick={dismiss}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
