import { useCallback, useState } from "react";

/** The maximum number of bytes that are read at once, so that a whole disk doesn't fill the memory. */
const MOST = 300_000_000;

/** The output of a build that the reader gave, and a sentence about it. */
export interface Output {
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  status: string;
  read: (files: ReadonlyMap<string, File>) => void;
}

/** Reads the scripts, style sheets and source maps of a build in the browser. */
export function useOutputFiles(): Output {
  const [output, setOutput] = useState<Omit<Output, "read">>({ files: new Map(), status: "" });
  const read = useCallback(async (given: ReadonlyMap<string, File>) => {
    const wanted = [...given].filter(([path]) => /\.(?:m?js|cjs|css)(?:\.map)?$/.test(path));
    const size = wanted.reduce((sum, [, file]) => sum + file.size, 0);
    if (wanted.length === 0) {
      setOutput({ files: new Map(), status: "There are no scripts or style sheets among these files." });
    } else if (size > MOST) {
      const status = `The files have ${Math.round(size / 1_000_000)} MB, and at most ${MOST / 1_000_000} MB are read.`;
      setOutput({ files: new Map(), status });
    } else {
      const bytes = wanted.map(async ([path, file]) => [path, new Uint8Array(await file.arrayBuffer())] as const);
      setOutput(
        await Promise.all(bytes).then(
          (all) => ({ files: new Map(all), status: `Read ${wanted.length} files.` }),
          () => ({ files: new Map(), status: "Your browser couldn't read the files. They may have been moved." }),
        ),
      );
    }
  }, []);
  return { ...output, read };
}
