import type { EditorProps } from "../../playground/editor/Editor";

/** Renders a plain field for the text of a file until the editor has loaded. */
export function PlainEditor({ path, text, onChange }: Omit<EditorProps, "problems" | "place">) {
  return (
    <textarea
      aria-label={path}
      value={text}
      wrap="off"
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
