import "./Editor.css";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { type CodeEditor, createEditor } from "./create-editor";
import type { EditorProblem } from "./problems";

/** A place in a file. */
export interface Place {
  line: number;
}

/** The content of the editor, and the callback for changes. */
export interface EditorProps {
  /** The path of the file, which determines its language. */
  path: string;
  /** The text of the file. Every text that `onChange` reports has to come back here, even if it takes a while. */
  text: string;
  onChange: (text: string) => void;
  /** The problems that the last build reports for this file. */
  problems: readonly EditorProblem[];
  /** The line to go to, counted from 1. Passing a new object goes to the line again, even if it's the same one. */
  place: Place | undefined;
}

/**
 * Renders a code editor. The undo history is kept by path, so another project needs another `key`. The editor is as
 * high as its parent.
 */
export function Editor({ path, text, onChange, problems, place }: EditorProps) {
  const element = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(null);
  const change = useEffectEvent(onChange);

  useLayoutEffect(() => {
    if (!element.current) return;
    // `__webpack_public_path__` is the address of the site's folder.
    const created = createEditor(element.current, __webpack_public_path__, (typed) => change(typed));
    editor.current = created;
    return () => created.close();
  }, []);

  useLayoutEffect(() => editor.current?.open(path, text), [path, text]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that is opened again shows the problems of its last build.
  useLayoutEffect(() => editor.current?.report(problems), [path, problems]);

  useLayoutEffect(() => {
    if (place) editor.current?.goTo(place.line);
  }, [place]);

  return <div ref={element} className="code-editor" />;
}
