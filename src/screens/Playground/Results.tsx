import type { ReactNode } from "react";
import type { Project } from "../../playground/project/project";
import type { BuildState } from "../../playground/session/builder";
import type { ArrivedResult } from "../../playground/session/read-answer";
import { Tabs } from "../../playground/Tabs";
import { BuildStatus } from "./BuildStatus";
import { GraphTab } from "./GraphTab";
import { OutputPanel } from "./OutputPanel";
import { ProblemsPanel } from "./ProblemsPanel";
import { RunPanel } from "./RunPanel";
import type { Running } from "./useRunning";

/** The parts of a result. One of them is shown at a time. */
export type Panel = "pair" | "output" | "run" | "problems" | "graph";

interface Props {
  build: BuildState;
  /** The files of the project, which may have changed since the build. */
  files: Project;
  /** The versions of webpack and of the packages here. */
  versions: Readonly<Record<string, string>>;
  running: Running;
  /** The build that this one is compared with. */
  earlier: ArrivedResult | null;
  isComparing: boolean;
  /** The comparison of two projects; null if only one is open. */
  pair: ReactNode;
  /** The file that is open in the editor. */
  open: string;
  shown: Panel;
  onShow: (panel: Panel) => void;
  onCompare: (isComparing: boolean) => void;
  onStop: () => void;
  onBuildAgain: () => void;
  /** Replaces the files of the project, in a way that can be undone. */
  onReplace: (files: Project) => void;
  /** Shows a file in the editor, at a line if there is one. */
  onOpen: (path: string, line?: number) => void;
}

/** Renders the results of webpack in tabs. */
export function Results({
  build,
  files,
  versions,
  running,
  earlier,
  pair,
  open,
  shown,
  onShow,
  onReplace,
  onOpen,
  ...rest
}: Props) {
  const { result, failure } = build;
  const count = failure ? 1 : (result?.errors.length ?? 0) + (result?.warnings.length ?? 0);
  const tabs: { id: Panel; title: string }[] = [
    ...(pair ? [{ id: "pair" as const, title: "Before and after" }] : []),
    { id: "output", title: "Output" },
    { id: "run", title: "Run" },
    { id: "problems", title: count > 0 ? `Problems (${count})` : "Problems" },
    { id: "graph", title: "Graph" },
  ];
  const panels: Record<Panel, () => ReactNode> = {
    pair: () => pair,
    output: () => (
      <OutputPanel
        build={build}
        earlier={earlier}
        open={open}
        onOpen={onOpen}
        onShowProblems={() => onShow("problems")}
      />
    ),
    run: () => <RunPanel build={build} running={running} />,
    problems: () => (
      <ProblemsPanel build={build} files={files} versions={versions} onReplace={onReplace} onOpen={onOpen} />
    ),
    graph: () => <GraphTab result={result} earlier={earlier} />,
  };
  return (
    <section className="playground-results" aria-label="Result">
      <BuildStatus build={build} {...rest} />
      <Tabs label="Result" tabs={tabs} shown={shown} onShow={onShow} className="playground-panel">
        {panels[shown]()}
      </Tabs>
    </section>
  );
}
