import { useState } from "react";
import { type Project, withFile, withRenamed } from "../../playground/project/project";
import { FileTree } from "./FileTree";
import { PathForm } from "./PathForm";

interface Props {
  files: Project;
  /** The path of the file that is shown. */
  path: string;
  /** Whether the files can't be changed, because a page from a link is running. */
  isLocked: boolean;
  onChoose: (path: string) => void;
  onChange: (files: Project) => void;
  onDelete: (path: string) => void;
}

/** Renders the files of the project, with controls to add, rename and delete them. */
export function FileList({ files, path, isLocked, onChoose, onChange, onDelete }: Props) {
  const [form, setForm] = useState<"add" | "rename" | null>(null);
  /** The form that was open last. Its button gets the focus back. */
  const [closed, setClosed] = useState<typeof form>(null);
  const paths = Object.keys(files);

  function close() {
    setClosed(form);
    setForm(null);
  }

  function submit(next: string) {
    onChange(form === "rename" ? withRenamed(files, path, next) : withFile(files, next, ""));
    onChoose(next);
    close();
  }

  return (
    <section className="playground-files" aria-label="Files" inert={isLocked}>
      <FileTree paths={paths} shown={path} onChoose={onChoose} />
      {form ? (
        <PathForm
          key={form}
          files={files}
          before={form === "rename" ? path : undefined}
          onSubmit={submit}
          onCancel={close}
        />
      ) : (
        <div className="playground-files-actions">
          {/* biome-ignore-start lint/a11y/noAutofocus: these replace a form that had the focus */}
          <button type="button" autoFocus={closed === "add"} onClick={() => setForm("add")}>
            Add file
          </button>
          <button type="button" autoFocus={closed === "rename"} onClick={() => setForm("rename")}>
            Rename
          </button>
          {/* biome-ignore-end lint/a11y/noAutofocus: these replace a form that had the focus */}
          <button type="button" disabled={paths.length === 1} onClick={() => onDelete(path)}>
            Delete
          </button>
        </div>
      )}
    </section>
  );
}
