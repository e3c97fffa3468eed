import { useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { useLoaded } from "../../components/useLoaded";
import type { Place } from "../../playground/editor/Editor";
import { binaryOf } from "../../playground/project/binary-files";
import type { BuildState } from "../../playground/session/builder";
import { BinaryFile } from "./BinaryFile";
import { PlainEditor } from "./PlainEditor";
import { problemsIn } from "./problems-in";

interface Props {
  path: string;
  text: string;
  /** The source of the project. The undo history belongs to it. */
  source: string;
  build: BuildState;
  /** The line to go to. */
  place: Place | undefined;
  /** Whether the editor is read-only, because a page from a link is running. */
  isLocked: boolean;
  /** Stops that page. */
  onUnlock: () => void;
  onChange: (text: string) => void;
}

const loadEditor = async () =>
  (await import(/* webpackChunkName: "playground-editor" */ "../../playground/editor/Editor")).Editor;

/**
 * Renders the editor of a file, with the problems that the last build found in it. A plain field takes its place until
 * it has loaded.
 */
export function EditorPane({ path, text, source, build: { result, failure }, place, ...rest }: Props) {
  const { isLocked, onUnlock, onChange } = rest;
  const section = useRef<HTMLElement>(null);
  const problems = useMemo(() => problemsIn(path, { result, failure }), [path, result, failure]);
  const binary = useMemo(() => binaryOf(text), [text]);
  const loaded = useLoaded(loadEditor, true);
  const Editor = loaded.state === "ready" ? loaded.value : PlainEditor;

  function unlock() {
    flushSync(onUnlock); // an inert field can't take the focus
    if (section.current) fieldIn(section.current)?.focus();
  }

  return (
    <section className="playground-editor" aria-label="Editor" ref={section}>
      <p className="playground-editor-path">{path}</p>
      {isLocked && (
        <button type="button" className="playground-lock" onClick={unlock}>
          <span>Stop the page to edit</span>
        </button>
      )}
      <div className="playground-editor-field" inert={isLocked}>
        {binary ? (
          <BinaryFile path={path} address={text} size={binary.length} />
        ) : (
          <Editor key={source} path={path} text={text} onChange={onChange} problems={problems} place={place} />
        )}
      </div>
    </section>
  );
}

/** Returns the field for the text. The editor's field is in a shadow root. */
function fieldIn(section: Element): HTMLElement | null {
  const root = section.querySelector(".code-editor > .code-editor")?.shadowRoot ?? section;
  return root.querySelector<HTMLElement>("[contenteditable], textarea");
}
