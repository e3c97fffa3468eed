import _ from "lodash";
import path from "path-browserify";
import sizes from "./sizes.json";

/** Returns the address of a picture in a width: `red-480.jpg` for `red.jpg`. */
export function variant(file, width) {
  const { dir, name, ext } = path.parse(file);
  return path.join(dir, `${name}-${width}${ext}`);
}

/** Returns what the attribute `srcset` of an image needs. */
export function srcset(file, widths = Object.values(sizes)) {
  if (__DEV__) console.log(`srcset of ${file}`);
  return _.sortBy(widths)
    .map((width) => `${variant(file, width)} ${width}w`)
    .join(", ");
}

/** Returns a picture that is as gray as a shop before it opens. */
export async function placeholder(width, height) {
  const { svg } = await import("./svg.js");
  return svg(width, height);
}
