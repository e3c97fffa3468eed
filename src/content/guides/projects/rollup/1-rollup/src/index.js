import _ from "lodash";
import path from "path-browserify";
import sizes from "./sizes.json";

/** Returns a picture's URL at a given width: `red-480.jpg` for `red.jpg`. */
export function variant(file, width) {
  const { dir, name, ext } = path.parse(file);
  return path.join(dir, `${name}-${width}${ext}`);
}

/** Returns the value for an image's `srcset` attribute. */
export function srcset(file, widths = Object.values(sizes)) {
  if (__DEV__) console.log(`srcset of ${file}`);
  return _.sortBy(widths)
    .map((width) => `${variant(file, width)} ${width}w`)
    .join(", ");
}

/** Returns a gray picture to show until the real one has loaded. */
export async function placeholder(width, height) {
  const { svg } = await import("./svg.js");
  return svg(width, height);
}
