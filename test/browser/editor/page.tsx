import "../../../src/styles/main.css";
import "./page.css";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Editor, type Place } from "../../../src/playground/editor/Editor";
import type { EditorProblem } from "../../../src/playground/editor/problems";

const FILES: Record<string, string> = {
  "src/index.js": 'import { total } from "./cart.js";\n\nconsole.log(total([3, 4]));\n',
  "src/shop.css": "body {\n  color: teal;\n}\n",
  "src/shop.html": '<p class="shop">Shop</p>\n',
  "package.json": '{ "private": true }\n',
  "webpack.config.js": "export default {\n  mode: 'none',\n  \n};\n",
};

const PROBLEMS: EditorProblem[] = [
  { line: 1, column: 23, message: "Module not found: Error: Can't resolve './cart.js'", severity: "error" },
  { line: 3, column: 1, endColumn: 12, message: "There is a console in the shop", severity: "warning" },
];

/** Calls a function: right away, or at the address `?late` only after some more keys. */
function soon(answer: () => void): void {
  if (location.search === "?late") setTimeout(answer, 50);
  else answer();
}

/** A page with just the editor, and buttons that replace the rest of the playground. */
function Page() {
  const [files, setFiles] = useState(FILES);
  const [path, setPath] = useState("src/index.js");
  const [problems, setProblems] = useState<EditorProblem[]>([]);
  const [place, setPlace] = useState<Place>();
  return (
    <main>
      <h1>Editor</h1>
      <p>
        {Object.keys(FILES).map((name) => (
          <button key={name} type="button" onClick={() => setPath(name)}>
            {name}
          </button>
        ))}
        <button type="button" onClick={() => setProblems(PROBLEMS)}>
          Report
        </button>
        <button type="button" onClick={() => setPlace({ line: 3 })}>
          Line 3
        </button>
        <button type="button" onClick={() => setFiles({ ...FILES })}>
          Reset
        </button>
      </p>
      <div className="place">
        <Editor
          path={path}
          text={files[path] ?? ""}
          onChange={(text) => soon(() => setFiles((before) => ({ ...before, [path]: text })))}
          problems={path === "src/index.js" ? problems : []}
          place={place}
        />
      </div>
      <h2>What the page has</h2>
      <pre id="text">{files[path]}</pre>
    </main>
  );
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
