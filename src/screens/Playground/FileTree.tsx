import { type KeyboardEvent, useRef, useState } from "react";
import { type TreeRow, treeRows } from "../../playground/project/file-tree";
import { isPlainKey } from "../../utilities/browser/plain-key";

interface Props {
  paths: readonly string[];
  /** The path of the file that is shown. */
  shown: string;
  onChoose: (path: string) => void;
}

/**
 * Renders the files of a project as https://www.w3.org/WAI/ARIA/apg/patterns/treeview/ describes it: one tab stop, and
 * arrow keys inside. A project with few files has no folders as rows.
 */
export function FileTree({ paths, shown, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [focused, setFocused] = useState(shown);
  const rows = treeRows(paths, (folder) => toggled.get(folder) ?? shown.startsWith(`${folder}/`));
  const stop = (rows.find(({ path }) => path === focused) ?? rows.find(({ path }) => path === shown) ?? rows[0])?.path;

  function toggle({ path, isOpen }: TreeRow) {
    setToggled(new Map([...toggled, [path, !isOpen]]));
  }

  function press(row: TreeRow) {
    if (row.isOpen === null) onChoose(row.path);
    else toggle(row);
  }

  function handleKey(event: KeyboardEvent) {
    const at = rows.findIndex(({ path }) => path === stop);
    const row = rows[at];
    if (!row || !isPlainKey(event)) return;
    const target = targetOf(event.key, rows, at);
    if (event.key === "ArrowRight" && row.isOpen === false) toggle(row);
    else if (event.key === "ArrowLeft" && row.isOpen) toggle(row);
    else if (!target) return;
    else list.current?.querySelectorAll("button").item(rows.indexOf(target)).focus();
    event.preventDefault();
  }

  return (
    <div ref={list} className="playground-tree" role="tree" aria-label="Files of the project" onKeyDown={handleKey}>
      {rows.map((row) => (
        <button
          key={row.path}
          type="button"
          role="treeitem"
          data-level={row.level}
          aria-level={row.level}
          aria-posinset={row.position}
          aria-setsize={row.count}
          aria-expanded={row.isOpen ?? undefined}
          aria-selected={row.path === shown}
          tabIndex={row.path === stop ? 0 : -1}
          onFocus={() => setFocused(row.path)}
          onClick={() => press(row)}
        >
          {row.name}
        </button>
      ))}
    </div>
  );
}

/** Returns the row that a key moves the focus to. */
function targetOf(key: string, rows: readonly TreeRow[], at: number): TreeRow | undefined {
  const level = rows[at]?.level ?? 1;
  switch (key) {
    case "ArrowDown":
      return rows[at + 1];
    case "ArrowUp":
      return rows[at - 1];
    case "Home":
      return rows[0];
    case "End":
      return rows.at(-1);
    case "ArrowRight":
      return rows[at]?.isOpen ? rows[at + 1] : undefined;
    case "ArrowLeft":
      return rows.slice(0, at).findLast((row) => row.level < level);
    default:
      return startingWith(key, rows, at);
  }
}

/** Returns the next row whose name starts with a letter that the reader has typed. */
function startingWith(letter: string, rows: readonly TreeRow[], at: number): TreeRow | undefined {
  if (letter.length !== 1 || letter === " ") return undefined;
  const after = [...rows.slice(at + 1), ...rows.slice(0, at)];
  return after.find(({ name }) => name.toLowerCase().startsWith(letter.toLowerCase()));
}
