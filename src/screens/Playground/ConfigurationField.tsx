import { type Build, buildsOf, chosenBuild } from "../../playground/project/builds";
import { readPackageFile } from "../../playground/project/package-file";
import type { Project } from "../../playground/project/project";

interface Props {
  files: Project;
  onChoose: (build: Build) => void;
}

/**
 * If a project can be built in several ways, renders the choice among their configurations, which is written to
 * `package.json`.
 */
export function ConfigurationField({ files, onChoose }: Props) {
  const builds = buildsOf(files);
  if (builds.length < 2) return null;
  return (
    <label className="playground-configuration">
      <span>Configuration </span>
      <select
        value={chosenBuild(files).id}
        disabled={readPackageFile(files) === null}
        onChange={({ target }) => {
          const chosen = builds.find(({ id }) => id === target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {builds.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
