import { useEffect, useState } from "react";
import { preference } from "../../utilities/browser/preference";
import { Announcer } from "../Announcer";
import { Icon } from "../Icon";
import { usePreference } from "../usePreference";

const THEMES = ["system", "light", "dark"] as const;
const THEME = preference("theme", THEMES);
const ICONS = { system: "system", light: "sun", dark: "moon" } as const;

/**
 * Renders a button that cycles through the three themes. The theme script in the document's head applies the stored
 * theme before the first paint; this button reads it after hydration.
 */
export function ThemeSwitch() {
  const [stored, remember] = usePreference(THEME);
  const [announcement, setAnnouncement] = useState("");
  const theme = stored ?? "system";
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";

  useEffect(() => {
    // The value is also null before it has been read. In that case, keep the theme that the script has set.
    if (stored === null) return;
    if (stored === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = stored;
  }, [stored]);

  function choose() {
    remember(next);
    setAnnouncement(`Theme: ${next}`);
  }

  const label = `Theme: ${theme}. Switch to ${next}.`;
  return (
    <>
      <button type="button" className="icon-button needs-script" aria-label={label} title={label} onClick={choose}>
        <Icon name={ICONS[theme]} />
      </button>
      <Announcer text={announcement} />
    </>
  );
}
