import { SiteLink } from "../../components/SiteLink";
import { readPackageFile } from "../../playground/project/package-file";
import type { Project } from "../../playground/project/project";
import {
  changesSince,
  minorOf,
  versionFor,
  wantedVersion,
  withVersion,
} from "../../playground/project/webpack-version";

interface Props {
  files: Project;
  /** The version of webpack that builds projects which don't ask for one. */
  installed: string;
  /** The other versions that this site has. */
  others: readonly string[];
  onChange: (files: Project) => void;
}

/**
 * If this site has several versions of webpack, renders the choice among them, which is written to `package.json`. Also
 * says so if the project asks for a version that isn't available.
 */
export function VersionField({ files, installed, others, onChange }: Props) {
  const wanted = wantedVersion(files);
  const chosen = versionFor(files, others);
  const building = chosen ?? installed;
  return (
    <>
      {others.length > 0 && (
        <label>
          webpack{" "}
          <select
            value={chosen ?? ""}
            disabled={readPackageFile(files) === null}
            onChange={({ target }) => onChange(withVersion(files, target.value || null))}
          >
            <option value="">{installed}</option>
            {others.map((version) => (
              <option key={version}>{version}</option>
            ))}
          </select>
        </label>
      )}
      {wanted !== null && minorOf(wanted) !== minorOf(building) && (
        <p className="playground-notice">
          package.json asks for webpack {wanted}, which isn't available here. Building with {building} instead.{" "}
          <SiteLink to={changesSince(wanted)}>What differs</SiteLink>
        </p>
      )}
    </>
  );
}
