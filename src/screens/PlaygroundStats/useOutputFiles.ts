import { useCallback, useState } from "react";
import type { OutputFiles } from "../../playground/graph/measure/types";
import { counted } from "../../playground/graph/words";

/** The maximum number of bytes that are read, so that a whole disk doesn't fill the memory. */
const MOST = 300_000_000;

/** The output of a build that the reader gave, and a sentence about it. */
export interface Output {
  files: OutputFiles;
  status: string;
  choose: (files: ReadonlyMap<string, File>) => void;
}

/** Keeps the scripts, style sheets and source maps of a build. They are only read when they are measured. */
export function useOutputFiles(): Output {
  const [output, setOutput] = useState<Omit<Output, "choose">>({ files: new Map(), status: "" });
  const choose = useCallback((given: ReadonlyMap<string, File>) => {
    const wanted = [...given].filter(([path]) => /\.(?:m?js|cjs|css)(?:\.map)?$/.test(path));
    const size = wanted.reduce((sum, [, file]) => sum + file.size, 0);
    if (wanted.length === 0) {
      setOutput({ files: new Map(), status: "There are no scripts or style sheets among these files." });
    } else if (size > MOST) {
      const status = `The files have ${Math.round(size / 1_000_000)} MB, and at most ${MOST / 1_000_000} MB are read.`;
      setOutput({ files: new Map(), status });
    } else {
      setOutput({ files: new Map(wanted), status: `Using ${counted(wanted.length, "file")}.` });
    }
  }, []);
  return { ...output, choose };
}
