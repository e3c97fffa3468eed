import "../editor/Editor.css";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { type CodeViewer, createViewer } from "./create-viewer";
import type { SourceRange } from "./source-ranges";

interface Props {
  /** The path of the file, which decides on its language. */
  path: string;
  text: string;
  /** The text of an earlier build to compare with. */
  earlier: string | undefined;
  /** Whether what is the same as in the earlier text is shown, too. */
  isWhole: boolean;
  /** The parts to mark. */
  marked: readonly SourceRange[];
  /** Is called with the offset that a reader clicks at with the control or command key. */
  onGo: (offset: number) => void;
}

/** Renders code that can be read, searched and clicked, and not edited. */
export function Viewer({ path, text, earlier, isWhole, marked, onGo }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const viewer = useRef<CodeViewer>(null);
  const go = useEffectEvent(onGo);

  useLayoutEffect(() => {
    if (!element.current) return;
    const created = createViewer(element.current, (offset) => go(offset));
    viewer.current = created;
    return () => created.close();
  }, []);

  useLayoutEffect(() => viewer.current?.show(path, text, earlier, isWhole), [path, text, earlier, isWhole]);

  useLayoutEffect(() => viewer.current?.mark(marked), [marked]);

  return <div ref={element} className="code-editor" />;
}
