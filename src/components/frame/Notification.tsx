import { type ReactNode, useEffect } from "react";
import { preference } from "../../utilities/browser/preference";
import { Icon } from "../Icon";
import { usePreference } from "../usePreference";
import "./Notification.css";

/**
 * The stored value identifies the dismissed notification. The theme script in the document's head checks for it too.
 */
const DISMISSED = preference("notification-dismissed", ["2"]);

/**
 * Renders the bar at the top of the page. The server renders it for everybody, and the theme script hides it before the
 * first paint if the reader has dismissed it, so the layout does not shift when this component removes it.
 */
export function Notification({ children }: { children: ReactNode }) {
  const [dismissed, remember] = usePreference(DISMISSED);
  useEffect(() => {
    document.body.classList.toggle("has-notification", dismissed === null);
  }, [dismissed]);
  if (dismissed !== null) return null;

  function dismiss() {
    remember("2");
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
