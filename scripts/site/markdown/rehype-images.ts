import { readFileSync } from "node:fs";
import path from "node:path";
import type { Element, Root } from "hast";
import { imageSize } from "image-size";
import type { VFile } from "vfile";
import { decode, isExternal, withBase } from "../../../src/utilities/urls";
import { findingsOf, inputOf, report } from "./context";
import { publishedName } from "./image-files";
import { visitElements } from "./visit-elements";

const PICTURE = /\.(avif|gif|ico|jpe?g|png|svg|webp)$/i;

/**
 * Checks images beside the content, and sets their size (so that the layout does not shift when they load) and their
 * hashed name. All images load lazily.
 */
export function rehypeImages() {
  return (tree: Root, file: VFile): void => {
    visitElements(tree, (node) => {
      if (node.tagName !== "img") return;
      node.properties = { loading: "lazy", decoding: "async", ...node.properties };
      node.properties.alt ??= "";
      const source = node.properties.src;
      if (typeof source !== "string" || source === "") {
        report(file, node, "The image has no source. Write its path, for example ![text](./images/graph.svg).");
      } else if (!isExternal(source)) {
        place(node, source, file);
      }
    });
  };
}

function place(node: Element, source: string, file: VFile): void {
  const { context, trusted } = inputOf(file);
  const [name = ""] = source.split(/[?#]/);
  const folder = name.startsWith("/") ? context.contentDir : path.dirname(file.path);
  const target = path.join(folder, decode(name));
  // An untrusted page must not publish arbitrary files of this machine. A trusted page may use images outside the
  // content folder.
  const isInside = !path.relative(context.contentDir, target).startsWith("..");
  const isAllowed = isInside || (trusted && PICTURE.test(target));
  const output = isAllowed ? publishedName(target) : undefined;
  if (output === undefined) {
    const what = isAllowed ? "doesn't exist" : "is outside the content folder";
    report(file, node, `The image ${source} ${what}.`);
    if (!trusted) delete node.properties.src; // An untrusted page must not request any other image.
    return;
  }
  findingsOf(file).images.push({ file: target, output });
  node.properties.src = withBase(context.basePath, `/${output}`);
  try {
    const { width, height } = imageSize(readFileSync(target));
    node.properties.width ??= width;
    node.properties.height ??= height;
  } catch {
    report(file, node, `The size of the image ${source} can't be read. Is the file damaged?`, "warning");
  }
}
