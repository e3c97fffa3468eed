import { useId, useRef, useState } from "react";
import { scripts, versions } from "site-data/playground";
import { useLoaded } from "../../components/useLoaded";
import { asMarkdown } from "../../playground/project/as-markdown";
import { hasBinaryFiles } from "../../playground/project/binary-files";
import { withBuild } from "../../playground/project/builds";
import { isOfGuide } from "../../playground/project/guide-project";
import { encodeProject, LONGEST_CODE, MOST_LINKED_FILES } from "../../playground/project/share";
import { STARTING_PROJECTS } from "../../playground/project/starting-projects";
import { isBrought } from "../../playground/project/stored";
import { otherVersions } from "../../playground/project/webpack-version";
import type { BuildState } from "../../playground/session/builder";
import { copyText } from "../../utilities/browser/clipboard";
import { saveFile } from "../../utilities/browser/save-file";
import { PartFailed } from "../PartFailed";
import { ConfigurationField } from "./ConfigurationField";
import { useDroppedFiles } from "./useDroppedFiles";
import { useOpening } from "./useOpening";
import type { ProjectState } from "./useProject";
import { VersionField } from "./VersionField";

interface Props {
  project: ProjectState;
  build: BuildState;
}

const OTHERS = otherVersions(scripts);

const FAILED = "That didn't work, because part of this page couldn't be loaded. Try again.";

const loadPanel = async () => (await import(/* webpackChunkName: "playground-bring" */ "./OpenPanel")).OpenPanel;

/** Renders the controls for the whole project: open another one, undo edits, and share it. */
export function ProjectBar({ project, build }: Props) {
  const { files, source, isEdited, change, choose, reset, undo } = project;
  const [said, setSaid] = useState("");
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const actionsId = useId();
  const openId = useId();
  const isStart = STARTING_PROJECTS.some(({ id }) => id === source);

  async function share() {
    const count = Object.keys(files).length;
    if (count > MOST_LINKED_FILES) {
      setSaid(
        `A link can have at most ${MOST_LINKED_FILES} files, and this project has ${count}. Download it instead.`,
      );
      return;
    }
    const code = await encodeProject(files);
    if (code.length > LONGEST_CODE) {
      setSaid(
        `A link to this project would be ${code.length} characters long, and many programs cut off links longer than ${LONGEST_CODE}. Copy it as Markdown instead.`,
      );
      return;
    }
    const address = `${location.origin}${location.pathname}#code=${code}`;
    // The address shows the link in any case, so that it can be copied by hand.
    const isCopied = await copyText(address);
    if (!isCopied) history.replaceState(history.state, "", address);
    setSaid(isCopied ? "Link copied. It contains the whole project." : "The link is now in the address bar.");
  }

  async function copyMarkdown() {
    const { result, failure, version } = build;
    const problems = [...(result?.errors ?? []), ...(result?.warnings ?? [])].map(({ message }) => message);
    const isCopied = await copyText(asMarkdown(files, failure ? [failure.message] : problems, version));
    setSaid(isCopied ? "Project copied as Markdown." : "Your browser blocked copying.");
  }

  async function download() {
    const { asZip } = await import(/* webpackChunkName: "playground-zip" */ "../../playground/project/as-zip");
    saveFile("webpack-project.zip", asZip(files, { ...versions, webpack: build.version }));
    setSaid("Project downloaded. Unzip it, then run npm install and npm run build in its folder.");
  }

  async function openElsewhere() {
    if (hasBinaryFiles(files)) {
      setSaid("StackBlitz only accepts text files, and this project has a binary one. Download it instead.");
      return;
    }
    const { openInStackblitz } = await import(
      /* webpackChunkName: "playground-stackblitz" */ "../../playground/project/stackblitz"
    );
    openInStackblitz(files, { ...versions, webpack: build.version });
    setSaid("Opening the project in StackBlitz, in a new tab.");
  }

  const { openFiles, openMarkdown } = useOpening(project, setSaid, () => {
    setIsOpening(false);
    opener.current?.focus();
  });
  useDroppedFiles(openFiles);
  const panel = useLoaded(loadPanel, isOpening);

  return (
    <>
      <div className="playground-bar">
        <label>
          <span>Project </span>
          <select value={isStart ? source : ""} onChange={({ target }) => choose(target.value)}>
            {!isStart && <option value="">{nameOf(source)}</option>}
            {STARTING_PROJECTS.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <VersionField files={files} installed={versions.webpack ?? ""} others={OTHERS} onChange={change} />
        <ConfigurationField files={files} onChoose={(build) => change(withBuild(files, build))} />
        {undo && (
          <button type="button" onClick={undo}>
            Undo
          </button>
        )}
        {/* The style sheet shows it where the actions would push the editor out of the window. */}
        <button
          type="button"
          className="playground-more"
          aria-expanded={isUnfolded}
          aria-controls={actionsId}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          More
        </button>
        <div id={actionsId} className="playground-actions">
          <button
            type="button"
            ref={opener}
            aria-expanded={isOpening}
            aria-controls={openId}
            onClick={() => setIsOpening(!isOpening)}
          >
            Open your own
          </button>
          <button type="button" disabled={!isEdited} onClick={reset}>
            Reset
          </button>
          <button type="button" onClick={share}>
            Copy link
          </button>
          <button type="button" onClick={copyMarkdown}>
            Copy as Markdown
          </button>
          {/* The version of webpack is known once it runs, and belongs into what the next two make. */}
          <button type="button" disabled={build.version === ""} onClick={() => download().catch(() => setSaid(FAILED))}>
            Download
          </button>
          <button
            type="button"
            disabled={build.version === ""}
            onClick={() => openElsewhere().catch(() => setSaid(FAILED))}
          >
            Open in StackBlitz
          </button>
        </div>
        <span role="status">{said}</span>
      </div>
      <div id={openId} className="playground-open" hidden={!isOpening}>
        {panel.state === "ready" && isOpening && <panel.value onFiles={openFiles} onMarkdown={openMarkdown} />}
        {panel.state === "failed" && <PartFailed onRetry={panel.retry} />}
      </div>
    </>
  );
}

function nameOf(source: string): string {
  if (isOfGuide(source)) return `From a guide: ${source}`;
  return isBrought(source) ? "Your own" : "From a link";
}
