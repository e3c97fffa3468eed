import { useId, useState } from "react";
import { newPathFault, type Project } from "../../playground/project/project";

interface Props {
  files: Project;
  /** The path of the file to rename; absent for a new file. */
  before?: string;
  onSubmit: (path: string) => void;
  onCancel: () => void;
}

/** Renders the form for the path of a new or a renamed file. */
export function PathForm({ files, before, onSubmit, onCancel }: Props) {
  const id = useId();
  const [path, setPath] = useState(before ?? "src/");
  const [fault, setFault] = useState<string | null>(null);
  return (
    <form
      className="playground-path"
      onSubmit={(event) => {
        event.preventDefault();
        const found = newPathFault(files, path.trim(), before);
        if (found) setFault(found);
        else onSubmit(path.trim());
      }}
      onKeyDown={({ key }) => key === "Escape" && onCancel()}
    >
      <label htmlFor={id}>{before ? `New path for ${before}` : "Path of the new file"}</label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: the form replaces a button that had the focus
        autoFocus
        value={path}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={fault !== null}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => setPath(target.value)}
      />
      <p id={`${id}-fault`} role="alert">
        {fault}
      </p>
      <button type="submit">{before ? "Rename" : "Add"}</button>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </form>
  );
}
