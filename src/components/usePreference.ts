import { useEffect, useState } from "react";
import type { Preference } from "../utilities/browser/preference";

/**
 * Returns the stored value and a function that stores another one. The value is null on the server, during the first
 * render and if nothing was chosen. `preference` has to be the same object in every render.
 */
export function usePreference<Value extends string>(preference: Preference<Value>) {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    setValue(preference.read());
    return preference.subscribe(setValue);
  }, [preference]);
  return [value, preference.write] as const;
}
