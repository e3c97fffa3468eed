import { useMemo, useState } from "react";
import { SiteLink } from "../../components/SiteLink";
import { missingPackages, otherVersions } from "../../playground/project/needed-packages";
import { readPackageFile } from "../../playground/project/package-file";
import { PACKAGES } from "../../playground/project/packages";
import type { Project } from "../../playground/project/project";
import { changesSince, minorOf, oldestAllowed, wantedVersion } from "../../playground/project/webpack-version";
import { REPLACEMENTS } from "../../playground/replacing/replacements";
import { Inline } from "./Inline";
import { OutdatedNotes } from "./OutdatedNotes";

interface Props {
  files: Project;
  /** Whether the last build had errors. Otherwise, it didn't need the packages that aren't here. */
  hasErrors: boolean;
  /** The versions of webpack and of the packages here. */
  versions: Readonly<Record<string, string>>;
  onReplace: (files: Project) => void;
}

const FAILED = "That didn't work, because part of this page couldn't be loaded. Try again.";

/**
 * Renders the packages that the project needs and that aren't here, each with its replacement, and those that are here
 * in another version.
 */
export function PackageNotes({ files, hasErrors, versions, onReplace }: Props) {
  const [said, setSaid] = useState<readonly string[]>([]);
  const missing = useMemo(() => (hasErrors ? missingPackages(files) : []), [files, hasErrors]);
  const others = useMemo(() => versionsIn(files, versions), [files, versions]);
  const oldest = useMemo(() => oldestIn(files, versions.webpack ?? ""), [files, versions]);
  const replaceable = missing.filter(({ name }) => REPLACEMENTS.get(name)?.rewrite);

  async function replace(packages: typeof missing) {
    const { loadReplacing } = await import(
      /* webpackChunkName: "playground-editor" */ "../../playground/editor/load-replacing"
    );
    const replacePackages = await loadReplacing();
    const { project, done, refused } = replacePackages(files, packages);
    if (done.length > 0) onReplace(project);
    const sentence = `Replaced ${new Intl.ListFormat("en").format(done)}.`;
    setSaid([...(done.length > 0 ? [sentence] : []), ...refused]);
  }

  return (
    <div className="playground-packages">
      {missing.length > 0 && (
        <section aria-label="Packages that aren't here">
          <p>{missing.length === 1 ? "A package isn't here:" : `${missing.length} packages aren't here:`}</p>
          {replaceable.length > 1 && (
            <button type="button" onClick={() => replace(replaceable).catch(() => setSaid([FAILED]))}>
              Change all {replaceable.length}
            </button>
          )}
          <ul>
            {missing.map((each) => (
              <li key={each.name}>
                <p>
                  <code>{each.name}</code>, in {new Intl.ListFormat("en").format(each.files)}.{" "}
                  <Inline text={REPLACEMENTS.get(each.name)?.says ?? ""} />
                </p>
                {REPLACEMENTS.get(each.name)?.rewrite && (
                  <button type="button" onClick={() => replace([each]).catch(() => setSaid([FAILED]))}>
                    {isOnlyRemoved(each.name) ? "Remove" : "Replace"}{" "}
                    <span className="visually-hidden">{each.name}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
          <details>
            <summary>Packages that are here</summary>
            <p>{new Intl.ListFormat("en").format(PACKAGES)}.</p>
          </details>
        </section>
      )}
      {hasErrors && <OutdatedNotes files={files} onReplace={onReplace} />}
      <div role="status">
        {said.map((sentence) => (
          <p key={sentence}>
            <Inline text={sentence} />
          </p>
        ))}
      </div>
      {(others.length > 0 || oldest !== null) && (
        <section aria-label="Packages in other versions">
          <ul>
            {oldest !== null && (
              <li>
                <p>
                  package.json accepts webpack {oldest} and later, and {versions.webpack} builds it here.{" "}
                  <SiteLink to={changesSince(oldest)}>What has changed since {oldest}</SiteLink>
                </p>
              </li>
            )}
            {others.map(({ name, wanted, here }) => (
              <li key={name}>
                <p>
                  package.json asks for <code>{name}</code> {wanted}, and the playground has {here}. Its options may be
                  different. {name === "webpack" && <SiteLink to="/migrate/">How to upgrade webpack</SiteLink>}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function isOnlyRemoved(name: string): boolean {
  const rewrite = REPLACEMENTS.get(name)?.rewrite;
  return rewrite?.kind === "remove" && rewrite.option === undefined;
}

/** Returns the oldest version of webpack that a project accepts, if a later minor version of the same major builds it. */
function oldestIn(files: Project, here: string): string | null {
  const oldest = oldestAllowed(files);
  const isSameMajor = oldest?.split(".")[0] === here.split(".")[0];
  return oldest !== null && isSameMajor && minorOf(oldest) !== minorOf(here) ? oldest : null;
}

function versionsIn(files: Project, versions: Props["versions"]) {
  const { dependencies, devDependencies } = readPackageFile(files) ?? {};
  const found = otherVersions({ ...dependencies, ...devDependencies }, versions);
  // The bar above the editor already speaks of an exact version.
  return found.filter(({ name }) => name !== "webpack" || wantedVersion(files) === null);
}
