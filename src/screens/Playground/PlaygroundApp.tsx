import { useState } from "react";
import { versions } from "site-data/playground";
import { useLoaded } from "../../components/useLoaded";
import type { Place } from "../../playground/editor/Editor";
import { firstFile, withFile } from "../../playground/project/project";
import { EditorPane } from "./EditorPane";
import { FileList } from "./FileList";
import { ProjectBar } from "./ProjectBar";
import { type Panel, Results } from "./Results";
import { useBuilds } from "./useBuilds";
import { useEarlier } from "./useEarlier";
import { useProject } from "./useProject";
import { useRunning } from "./useRunning";

const loadPairBar = async () => (await import(/* webpackChunkName: "playground-pair" */ "./PairBar")).PairBar;
const loadPairPanel = async () => (await import(/* webpackChunkName: "playground-pair" */ "./PairPanel")).PairPanel;

/** Renders the playground: the files and the editor beside the results of webpack. */
export function PlaygroundApp() {
  const project = useProject();
  const { files } = project;
  const [chosen, setChosen] = useState<{ path: string; place?: Place }>({ path: "" });
  const [chosenPanel, setPanel] = useState<Panel | null>(null);
  const [isComparing, setIsComparing] = useState(false);
  const { pair } = project;
  const panel = chosenPanel === null || (chosenPanel === "pair" && !pair) ? (pair ? "pair" : "output") : chosenPanel;
  const { state, both, stop, again } = useBuilds(project, panel === "graph" || isComparing);
  const bar = useLoaded(loadPairBar, pair !== null);
  const comparison = useLoaded(loadPairPanel, pair !== null);
  const running = useRunning(state.source);
  // If a frame takes the focus, keys go to it until this page notices. So there is no editable field beside a page from
  // a link.
  const isLocked = panel === "run" && running.isForeign && running.isOn && state.result !== null;
  const remembered = useEarlier(state.result, isComparing);
  const earlier = pair && !pair.isBefore && !isComparing ? (both.before ?? null) : remembered;
  const path = Object.hasOwn(files, chosen.path) ? chosen.path : firstFile(files, pair?.other.files);
  const open = (path: string, line?: number) => setChosen({ path, ...(line !== undefined && { place: { line } }) });
  return (
    <>
      <ProjectBar project={project} build={state} />
      {project.notice && (
        <p className="playground-notice" role="alert">
          {project.notice}
        </p>
      )}
      {pair && bar.state === "ready" && (
        <bar.value files={files} pair={pair} both={both} onSwap={project.swap} onOpen={open} />
      )}
      <div className="playground-panes">
        <FileList
          files={files}
          path={path}
          isLocked={isLocked}
          onChoose={open}
          onChange={project.change}
          onDelete={project.deleteFile}
        />
        <EditorPane
          path={path}
          text={files[path] ?? ""}
          source={project.source}
          build={state}
          place={chosen.place}
          isLocked={isLocked}
          onUnlock={() => running.stop()}
          onChange={(text) => project.change(withFile(files, path, text))}
        />
        <Results
          build={state}
          files={files}
          versions={versions}
          onReplace={project.replace}
          running={running}
          earlier={earlier}
          isComparing={isComparing}
          pair={pair && (comparison.state === "ready" ? <comparison.value both={both} /> : <p>Building both…</p>)}
          open={path}
          shown={panel}
          onShow={setPanel}
          onCompare={setIsComparing}
          onStop={stop}
          onBuildAgain={again}
          onOpen={open}
        />
      </div>
    </>
  );
}
