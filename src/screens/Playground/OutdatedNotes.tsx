import { useMemo } from "react";
import { useLoaded } from "../../components/useLoaded";
import { configurationModules } from "../../playground/project/needed-packages";
import type { Project } from "../../playground/project/project";
import { Inline } from "./Inline";

interface Props {
  files: Project;
  onReplace: (files: Project) => void;
}

const loadUpdated = async () => {
  const { loadUpdating } = await import(
    /* webpackChunkName: "playground-editor" */ "../../playground/editor/load-replacing"
  );
  return loadUpdating();
};

/** Renders what the configuration has of earlier versions of webpack and its packages, with a button that updates it. */
export function OutdatedNotes({ files, onReplace }: Props) {
  const updated = useLoaded(loadUpdated, true);
  const found = useMemo(() => {
    return updated.state === "ready" ? updated.value(files, configurationModules(files)) : null;
  }, [updated, files]);
  if (!found || found.says.length === 0) return null;
  return (
    <section aria-label="Parts of earlier versions">
      <p>The configuration is written for earlier versions:</p>
      <ul>
        {found.says.map((sentence) => (
          <li key={sentence}>
            <p>
              <Inline text={sentence} />
            </p>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => onReplace(found.project)}>
        Update the configuration
      </button>
    </section>
  );
}
