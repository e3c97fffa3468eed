import { useMemo, useState } from "react";
import { rangeAt, sourceRanges } from "./source-ranges";
import { Viewer } from "./Viewer";

interface Props {
  path: string;
  text: string;
  /** The text of its source map, if the build has emitted one. */
  map: string | undefined;
  /** Its text in an earlier build, to compare with. */
  earlier: string | undefined;
  /** The paths of the project's files. */
  sources: readonly string[];
  /** The project file that is open in the editor. The parts that come from it are marked. */
  open: string;
  /** Opens a file of the project in the editor, at a line if there is one. */
  onOpen: (path: string, line?: number) => void;
}

/** Renders the text of an emitted file, and the project files that it was built from. */
export function EmittedFile({ path, text, map, earlier, sources, open, onOpen }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const ranges = useMemo(() => sourceRanges(text, map), [text, map]);
  const marked = useMemo(() => ranges.filter((range) => range.path === open), [ranges, open]);
  const found = sources.filter((source) => ranges.some((range) => range.path === source));

  function go(offset: number) {
    const range = rangeAt(ranges, offset);
    if (range && sources.includes(range.path)) onOpen(range.path, range.line);
  }

  return (
    <>
      {found.length > 0 && (
        <div className="playground-made-of">
          <p>Made from these files. Choose one to open it and mark its part, or Ctrl-click (⌘-click) in the text.</p>
          <ul>
            {found.map((source) => (
              <li key={source}>
                <button type="button" aria-pressed={source === open} onClick={() => onOpen(source)}>
                  {source}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {earlier !== undefined && (
        <p className="playground-difference">
          <span>{differenceOf(earlier, text)}</span>
          {earlier !== text && (
            <button type="button" aria-pressed={isWhole} onClick={() => setIsWhole(!isWhole)}>
              Show unchanged lines
            </button>
          )}
        </p>
      )}
      <div className="playground-viewer">
        <Viewer path={path} text={text} earlier={earlier} isWhole={isWhole} marked={marked} onGo={go} />
      </div>
    </>
  );
}

function differenceOf(earlier: string, text: string): string {
  if (earlier === text) return "This file hasn't changed.";
  return earlier === "" ? "This file is new." : "This file has changed.";
}
