import "../editor/Editor.css";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { type CodeViewer, createViewer } from "./create-viewer";
import type { SourceRange } from "./source-ranges";

interface Props {
  /** The path of the file, which determines its language. */
  path: string;
  text: string;
  /** The text of an earlier build to compare with. */
  earlier: string | undefined;
  /** Whether text that is the same as in the earlier build is shown too. */
  isWhole: boolean;
  /** The parts to mark. */
  marked: readonly SourceRange[];
  /** Called with the offset that a reader clicks while holding Ctrl or Cmd. */
  onGo: (offset: number) => void;
}

/** Renders code that readers can search and click, but not edit. */
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
