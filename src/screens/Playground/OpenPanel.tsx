import { type ChangeEvent, useId, useState } from "react";
import type { Dropped } from "../../playground/bring/gather";

interface Props {
  onFiles: (chosen: Dropped) => void;
  onMarkdown: (text: string) => void;
}

/** Makes a field choose a folder. React's types don't have this attribute. */
function chooseFolder(field: HTMLInputElement | null): void {
  if (field) field.webkitdirectory = true;
}

/** Renders the ways to open a project of the reader's own: a folder, files, a zip file, or Markdown. */
export function OpenPanel({ onFiles, onMarkdown }: Props) {
  const id = useId();
  const [markdown, setMarkdown] = useState("");

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    if (target.files && target.files.length > 0) onFiles({ entries: [], files: [...target.files] });
  }

  return (
    <>
      <p>
        Drop a folder, files or a zip file anywhere on this page, or choose them here. A project can have at most 500
        files and 20 MB. Packages and folders that .gitignore names are left out. Nothing is sent anywhere.
      </p>
      <div className="playground-open-ways">
        <label htmlFor={`${id}-folder`}>Folder</label>
        {/* Reset the fields, so that the reader can choose the same files again after changing them. */}
        <input
          id={`${id}-folder`}
          type="file"
          ref={chooseFolder}
          onClick={({ currentTarget }) => {
            currentTarget.value = "";
          }}
          onChange={choose}
        />
        <label htmlFor={`${id}-files`}>Files or a zip file</label>
        <input
          id={`${id}-files`}
          type="file"
          multiple
          onClick={({ currentTarget }) => {
            currentTarget.value = "";
          }}
          onChange={choose}
        />
        <label htmlFor={`${id}-markdown`}>Markdown, with the name of each file above its code block</label>
        <textarea
          id={`${id}-markdown`}
          rows={4}
          value={markdown}
          spellCheck={false}
          onChange={({ target }) => setMarkdown(target.value)}
        />
      </div>
      <button type="button" disabled={markdown.trim() === ""} onClick={() => onMarkdown(markdown)}>
        Open Markdown
      </button>
    </>
  );
}
