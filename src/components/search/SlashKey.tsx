import { preference } from "../../utilities/browser/preference";
import { usePreference } from "../usePreference";

/** The script in the head that listens for the key, `src/prerender/early-script.ts`, reads it as well. */
const SLASH_KEY = preference("slash-key", ["off"]);

/** Turns the key off for readers who speak, or press keys they did not mean: WCAG 2.2, 2.1.4. */
export function SlashKey() {
  const [choice, remember] = usePreference(SLASH_KEY);
  return (
    <label className="search-recent">
      <input type="checkbox" checked={!choice} onChange={() => remember(choice ? null : "off")} /> Open with the / key
    </label>
  );
}
