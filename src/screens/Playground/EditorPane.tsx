import { useMemo } from "react";
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
  /** Where the project came from. What can be undone belongs to it. */
  source: string;
  build: BuildState;
  /** The line to go to. */
  place: Place | undefined;
  onChange: (text: string) => void;
}

const loadEditor = async () =>
  (await import(/* webpackChunkName: "playground-editor" */ "../../playground/editor/Editor")).Editor;

/** Renders the editor of a file, with the problems that the last build found in it. Until it is there, a field replaces it. */
export function EditorPane({ path, text, source, build: { result }, place, onChange }: Props) {
  const problems = useMemo(() => problemsIn(path, result), [path, result]);
  const binary = useMemo(() => binaryOf(text), [text]);
  const loaded = useLoaded(loadEditor, true);
  const Editor = loaded.state === "ready" ? loaded.value : PlainEditor;
  return (
    <section className="playground-editor" aria-label="Editor">
      <p className="playground-editor-path">{path}</p>
      {binary ? (
        <BinaryFile path={path} address={text} size={binary.length} />
      ) : (
        <Editor key={source} path={path} text={text} onChange={onChange} problems={problems} place={place} />
      )}
    </section>
  );
}
