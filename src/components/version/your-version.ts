import { type Preference, preference } from "../../utilities/browser/preference";
import { parseMinor } from "./minor";

const KEY = "webpack-version";
const stored = preference(KEY, parseMinor);

/**
 * The webpack that the reader uses, such as `5.98`. It is stored on the device. `?webpack=5.98` in an address takes its
 * place until the tab is closed or the reader chooses another one.
 */
export const YOUR_VERSION: Preference<string> = {
  ...stored,
  read: () => versionOfVisit() ?? stored.read(),
  write(value) {
    endVisit();
    stored.write(value);
  },
};

function versionOfVisit(): string | null {
  const asked = parseMinor(new URLSearchParams(location.search).get("webpack"));
  try {
    if (asked) sessionStorage.setItem(KEY, asked);
    return parseMinor(sessionStorage.getItem(KEY));
  } catch {
    return asked; // Without storage, the version holds for this page.
  }
}

function endVisit(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing has been stored either.
  }
}
