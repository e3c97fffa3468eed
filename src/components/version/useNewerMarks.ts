import { useCallback, useEffect, useState } from "react";
import { PREFERENCE_CHANGE } from "../../utilities/browser/preference";
import { useLoaded } from "../useLoaded";
import { VERSION_KEY } from "./key";

/**
 * Marks features that are newer than the reader's version of webpack on every page, once the reader has specified it.
 * Nothing is loaded for other readers.
 *
 * @param path The path of the page on the screen, without the base path.
 */
export function useNewerMarks(basePath: string, path: string): void {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (hasVersion()) setIsWanted(true);
    const onChange = ({ detail }: CustomEventInit) => detail.key === VERSION_KEY && setIsWanted(true);
    addEventListener(PREFERENCE_CHANGE, onChange);
    return () => removeEventListener(PREFERENCE_CHANGE, onChange);
  }, []);
  const load = useCallback(async () => {
    const { createMark } = await import(/* webpackChunkName: "version" */ "./mark-newer");
    return { mark: await createMark(basePath) };
  }, [basePath]);
  const loaded = useLoaded(load, isWanted);
  useEffect(() => {
    if (loaded.state === "ready") return loaded.value.mark(path);
  }, [loaded, path]);
}

/** Returns whether the reader has specified a version: in this address, during this visit or earlier. */
function hasVersion(): boolean {
  try {
    return location.search.includes("webpack=") || VERSION_KEY in sessionStorage || VERSION_KEY in localStorage;
  } catch {
    return false;
  }
}
