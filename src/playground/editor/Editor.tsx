import "./Editor.css";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { type CodeEditor, createEditor } from "./create-editor";
import type { EditorProblem } from "./problems";

/** A place in a file. */
export interface Place {
  line: number;
}

/** What the editor shows, and whom it tells of changes. */
export interface EditorProps {
  /** The path of the file, which decides on its language. */
  path: string;
  /** The text of the file. What `onChange` said has to come back here, be it late. */
  text: string;
  onChange: (text: string) => void;
  /** What the last build reports for this file. */
  problems: readonly EditorProblem[];
  /** The line to go to, counted from 1. A new object goes to the same line again. */
  place: Place | undefined;
}

/**
 * Renders an editor of code. What can be undone is kept for each path, so another project needs another `key`. It is as high
 * as its parent.
 */
export function Editor({ path, text, onChange, problems, place }: EditorProps) {
  const element = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(null);
  const change = useEffectEvent(onChange);

  useLayoutEffect(() => {
    if (!element.current) return;
    // webpack puts the address of the site here.
    const created = createEditor(element.current, __webpack_public_path__, (typed) => change(typed));
    editor.current = created;
    return () => created.close();
  }, []);

  useLayoutEffect(() => editor.current?.open(path, text), [path, text]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that is opened again has the problems of its last build.
  useLayoutEffect(() => editor.current?.report(problems), [path, problems]);

  useLayoutEffect(() => {
    if (place) editor.current?.goTo(place.line);
  }, [place]);

  return <div ref={element} className="code-editor" />;
}
