import { useLoaded } from "../../components/useLoaded";
import type { BuildProblem } from "../../playground/compiler/result";
import type { Project } from "../../playground/project/project";
import type { BuildState } from "../../playground/session/builder";
import { Problem } from "./Problem";

interface Props {
  build: BuildState;
  /** The files of the project, which may have changed since the build. */
  files: Project;
  /** The versions of webpack and of the packages here. */
  versions: Readonly<Record<string, string>>;
  onReplace: (files: Project) => void;
  onOpen: (path: string, line?: number) => void;
}

const loadFind = async () =>
  (await import(/* webpackChunkName: "error-patterns" */ "../../components/errors/catalog")).loadFindEntry();

const loadNotes = async () => (await import(/* webpackChunkName: "playground-notes" */ "./PackageNotes")).PackageNotes;

/** Renders errors and warnings as a terminal prints them, each with its entry in the error catalog. */
export function ProblemsPanel({ build: { phase, result, failure }, files, versions, onReplace, onOpen }: Props) {
  const problems: BuildProblem[] = [
    ...(failure !== null && phase !== "stopped" ? [failure] : []),
    ...(result?.errors ?? []),
    ...(result?.warnings ?? []),
  ];
  const find = useLoaded(loadFind, problems.length > 0);
  const hasErrors = failure !== null || (result !== null && result.errors.length > 0);
  const notes = useLoaded(loadNotes, hasErrors || Object.hasOwn(files, "package.json"));
  return (
    <>
      {notes.state === "ready" && (
        <notes.value files={files} hasErrors={hasErrors} versions={versions} onReplace={onReplace} />
      )}
      {problems.length === 0 && <p>{result ? "No errors or warnings." : "No result yet."}</p>}
      <ol className="playground-problems">
        {problems.map((problem, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two problems may have the same text
          <li key={index}>
            <Problem
              problem={problem}
              entry={find.state === "ready" ? find.value(problem.message) : undefined}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
