import { type Preference, preference } from "../../utilities/browser/preference";
import { VERSION_KEY } from "./key";
import { parseMinor } from "./minor";

const stored = preference(VERSION_KEY, parseMinor);

/**
 * The version of webpack that the reader uses, such as `5.98`. It's stored on the device. `?webpack=5.98` in an address
 * overrides it until the tab is closed or the reader chooses another one.
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
    if (asked) sessionStorage.setItem(VERSION_KEY, asked);
    return parseMinor(sessionStorage.getItem(VERSION_KEY));
  } catch {
    return asked; // Without storage, the version is valid on this page only.
  }
}

function endVisit(): void {
  try {
    sessionStorage.removeItem(VERSION_KEY);
  } catch {
    // No version is stored either.
  }
}
