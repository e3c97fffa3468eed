import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";

const FRAME = /https?:\/\/\S+\/([^/\s]+\.js):(\d+):(\d+)/g;

/** Returns the stack with positions in your files instead of the bundle. */
export function readStack(stack, folder = "maps") {
  return stack.replaceAll(FRAME, (place, file, line, column) => {
    const map = JSON.parse(readFileSync(`${folder}/${file}.map`, "utf8"));
    const origin = new SourceMap(map).findOrigin(Number(line), Number(column));
    const { fileName, lineNumber, columnNumber } = origin;

    return fileName ? `${fileName}:${lineNumber}:${columnNumber}` : place;
  });
}

if (process.argv[2]) {
  console.log(readStack(readFileSync(process.argv[2], "utf8")));
}
