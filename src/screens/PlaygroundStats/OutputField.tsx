import { type DragEvent, useId } from "react";
import { chosenFiles, droppedFiles } from "./dropped-files";
import "./StatsField.css";
import type { Output } from "./useOutputFiles";

/** Renders a field for the output folder of the build, which readers drop or whose files they choose. */
export function OutputField({ status, choose }: Output) {
  const id = useId();

  async function drop(event: DragEvent) {
    event.preventDefault();
    event.stopPropagation();
    choose(await droppedFiles(event.dataTransfer));
  }

  return (
    <fieldset className="stats-field" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <legend>Measure the emitted files</legend>
      <div className="stats-ways">
        <label htmlFor={id}>
          Drop the output folder of the same build here, or choose its scripts, with their source maps if it has any
        </label>
        <input
          id={id}
          type="file"
          multiple
          accept=".js,.mjs,.cjs,.css,.map"
          onChange={({ target }) => target.files && choose(chosenFiles(target.files))}
        />
      </div>
      <p role="status">{status}</p>
    </fieldset>
  );
}
