import { useCallback, useEffect } from "react";
import { withBase } from "../../utilities/urls";
import { useLoaded } from "../useLoaded";
import { usePreference } from "../usePreference";
import { YOUR_VERSION } from "./your-version";

/**
 * Marks what is newer than the webpack that the reader uses, on every page from when they have said which one that is.
 * Nothing is loaded for other readers.
 *
 * @param path The path of the page on the screen, without the base path.
 */
export function useNewerMarks(basePath: string, path: string): void {
  const [yours] = usePreference(YOUR_VERSION);
  const load = useCallback(async () => {
    const [{ markNewer }, response] = await Promise.all([
      import(/* webpackChunkName: "mark-newer" */ "./mark-newer"),
      fetch(withBase(basePath, "/since.json")),
    ]);
    if (!response.ok) throw new Error(`since.json: status ${response.status}`);
    const { headings } = await response.json();
    return { markNewer, headings };
  }, [basePath]);
  const loaded = useLoaded(load, yours !== null);
  useEffect(() => {
    if (yours === null || loaded.state !== "ready") return;
    return loaded.value.markNewer(loaded.value.headings, yours, basePath, path);
  }, [yours, loaded, basePath, path]);
}
