import { type ClipboardEvent, type DragEvent, useId } from "react";
import "./StatsField.css";
import type { StatsFile } from "./useStatsFile";

interface Props {
  title: string;
  /** The instruction for dropping a file, which comes before "choose it". */
  hint: string;
  file: StatsFile;
}

/** Renders a field for a stats file, which readers drop, choose or paste. */
export function StatsField({ title, hint, file }: Props) {
  const id = useId();
  const { reading, index, choose, read } = file;

  function drop(event: DragEvent) {
    event.preventDefault();
    event.stopPropagation();
    const [dropped] = event.dataTransfer.files;
    if (dropped) read(dropped);
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    const [pasted] = event.clipboardData.files;
    read(pasted ?? event.clipboardData.getData("text/plain"));
  }

  return (
    <fieldset className="stats-field" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <legend>{title}</legend>
      <div className="stats-ways">
        <label htmlFor={`${id}-file`}>{hint} choose one</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".json,application/json"
          // Reset the field, so that the reader can choose the same file again after another build.
          onClick={({ currentTarget }) => {
            currentTarget.value = "";
          }}
          onChange={({ target }) => target.files?.[0] && read(target.files[0])}
        />
        <span className="stats-paste">
          <label htmlFor={`${id}-text`}>or paste its contents</label>
          {/* It takes what is pasted, and stays empty: megabytes of text in a field are slow. */}
          <input
            id={`${id}-text`}
            type="text"
            value=""
            autoComplete="off"
            spellCheck={false}
            onPaste={paste}
            onChange={({ target }) => read(target.value)}
          />
        </span>
      </div>
      <p role="status">{statusOf(file)}</p>
      {reading.state === "read" && reading.builds.length > 1 && (
        <p>
          <label htmlFor={`${id}-build`}>This file contains several builds. Show</label>{" "}
          <select id={`${id}-build`} value={index} onChange={({ target }) => choose(Number(target.value))}>
            {reading.builds.map(({ name }, position) => (
              <option key={name} value={position}>
                {name}
              </option>
            ))}
          </select>
        </p>
      )}
    </fieldset>
  );
}

function statusOf({ reading }: StatsFile): string {
  switch (reading.state) {
    case "none":
      return "";
    case "reading":
      return `Reading ${reading.name}\u2026`;
    case "read":
      return `Loaded ${reading.name}.`;
    case "failed":
      return reading.failure;
  }
}
