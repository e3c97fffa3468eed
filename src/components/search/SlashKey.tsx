import { preference } from "../../utilities/browser/preference";
import { usePreference } from "../usePreference";

/** The preference is also read by `src/prerender/inline-script.ts`, which listens for the key. */
const SLASH_KEY = preference("slash-key", ["off"]);

/**
 * Renders a setting that turns the shortcut off, as WCAG 2.2 (2.1.4) requires: speech input and accidental presses can
 * trigger single keys.
 */
export function SlashKey() {
  const [choice, remember] = usePreference(SLASH_KEY);
  return (
    <label className="search-recent">
      <input type="checkbox" checked={!choice} onChange={() => remember(choice ? null : "off")} /> Open with the / key
    </label>
  );
}
