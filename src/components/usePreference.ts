import { useEffect, useState } from "react";
import type { Preference } from "../utilities/browser/preference";

/**
 * The remembered value, or null on the server, in the first render and when nothing was chosen. The second item
 * remembers another one. `preference` has to be the same object from render to render.
 */
export function usePreference<Value extends string>(preference: Preference<Value>) {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    setValue(preference.read());
    return preference.subscribe(setValue);
  }, [preference]);
  return [value, preference.write] as const;
}
