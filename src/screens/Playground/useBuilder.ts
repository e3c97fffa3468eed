import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { scripts } from "site-data/playground";
import { useSiteConfig } from "../../components/SiteConfigContext";
import { otherVersions, scriptsFor, versionFor } from "../../playground/project/webpack-version";
import { Builder } from "../../playground/session/builder";
import { startCompiler } from "../../playground/session/compiler-frame";
import { keepForOffline } from "../../playground/session/sandbox";
import { PLAYGROUND_FRAMES } from "../../utilities/playground-urls";
import { withBase } from "../../utilities/urls";
import type { ProjectState } from "./useProject";

const OTHERS = otherVersions(scripts);

type Opened = Pick<ProjectState, "files" | "source" | "isLoaded">;

/**
 * Builds a project with webpack whenever it changes.
 *
 * @param wantsStats Whether results need webpack's stats.
 */
export function useBuilder({ files, source, isLoaded }: Opened, wantsStats: boolean) {
  const { basePath } = useSiteConfig();
  const compiler = useMemo(() => {
    const addresses = Object.entries(scripts).map(([name, file]) => [name, basePath + file] as const);
    const all: Record<string, string> = Object.fromEntries(addresses);
    return { frame: withBase(basePath, PLAYGROUND_FRAMES.compiler), scripts: all };
  }, [basePath]);
  const [builder] = useState(() => {
    const start = (version: string | null) =>
      startCompiler({ ...compiler, scripts: scriptsFor(version, compiler.scripts) });
    return new Builder(start, (project) => versionFor(project, OTHERS));
  });
  const state = useSyncExternalStore(builder.listen, () => builder.state);
  const update = () => builder.update({ files, source, wantsStats });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `update` is a new function each time
  useEffect(() => {
    if (isLoaded) update();
  }, [builder, files, source, isLoaded, wantsStats]);
  useEffect(() => () => builder.dispose(), [builder]);
  const isReady = state.version !== "";
  useEffect(() => {
    if (!isReady) return;
    const documents = [compiler.frame, withBase(basePath, PLAYGROUND_FRAMES.run)];
    // Keeping these files for offline use is optional. If it fails, the playground still works.
    keepForOffline([...documents, compiler.scripts.worker ?? ""]).catch(() => {});
  }, [isReady, compiler, basePath]);
  return { state, stop: () => builder.stop(), again: update };
}
