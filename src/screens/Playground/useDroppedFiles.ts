import { useEffect, useEffectEvent } from "react";
import type { Dropped } from "../../playground/bring/gather";

/** Calls a function with the files and folders that a reader drops anywhere on the page, also on the editor. */
export function useDroppedFiles(onDrop: (dropped: Dropped) => void): void {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const handle = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (!dataTransfer?.types.includes("Files")) return;
      event.preventDefault(); // the browser would leave this page to show the file
      event.stopPropagation();
      if (event.type !== "drop") return;
      // The browser empties the lists when the event has been handled.
      const entries = [...dataTransfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
      drop({ entries, files: [...dataTransfer.files] });
    };
    for (const type of ["dragover", "drop"] as const) document.addEventListener(type, handle, { capture: true });
    return () => {
      for (const type of ["dragover", "drop"] as const) document.removeEventListener(type, handle, { capture: true });
    };
  }, []);
}
