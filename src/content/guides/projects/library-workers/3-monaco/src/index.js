import { editor } from "monaco-editor/editor/editor.api.js";
import "monaco-editor/language/json/monaco.contribution.js";

const workers = {
  json: () =>
    new Worker(
      new URL("monaco-editor/language/json/json.worker.js", import.meta.url),
    ),
  other: () =>
    new Worker(
      new URL("monaco-editor/editor/editor.worker.js", import.meta.url),
    ),
};

globalThis.MonacoEnvironment = {
  getWorker: (_moduleId, label) => (workers[label] ?? workers.other)(),
};

document.body.style.height = "20rem";
editor.create(document.body, { value: '{ "price": 1, }', language: "json" });
