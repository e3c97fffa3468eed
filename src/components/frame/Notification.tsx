import { type ReactNode, useEffect } from "react";
import { preference } from "../../utilities/browser/preference";
import { Icon } from "../Icon";
import { usePreference } from "../usePreference";
import "./Notification.css";

/** The value says which notification was dismissed; the theme script knows it as well. */
const DISMISSED = preference("notification-dismissed", ["2"]);

/**
 * The bar above everything. The server draws it for everybody; the theme script hides it before the first paint from
 * those who dismissed it, so that nothing jumps when this component learns the same and goes.
 */
export function Notification({ children }: { children: ReactNode }) {
  const [dismissed, remember] = usePreference(DISMISSED);
  useEffect(() => {
    document.body.classList.toggle("has-notification", dismissed === null);
  }, [dismissed]);
  if (dismissed !== null) return null;

  function dismiss() {
    remember("2");
    // The button goes with the bar; whoever pressed it by key goes on with the page.
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
