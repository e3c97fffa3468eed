import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Element, Root } from "hast";
import { imageSize } from "image-size";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { decode, isExternal, withBase } from "../../src/utilities/urls";
import { findingsOf, report } from "./context";

/**
 * Checks images that lie beside the content, gives them their size (so that nothing moves when they arrive) and the
 * hashed name they are published under. All images load lazily.
 */
export function rehypeImages() {
  return (tree: Root, file: VFile): void => {
    visit(tree, "element", (node) => {
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
  const { context, images } = findingsOf(file);
  const [name = ""] = source.split(/[?#]/);
  const folder = name.startsWith("/") ? context.contentDir : path.dirname(file.path);
  const target = path.join(folder, decode(name));
  // Pages of others must not be able to publish any file of this machine.
  const isInside = !path.relative(context.contentDir, target).startsWith("..");
  const bytes = isInside ? read(target) : undefined;
  if (!bytes) {
    const what = isInside ? "does not exist" : "lies outside of the content folder";
    report(file, node, `The image ${source} ${what}.`);
    return;
  }
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  const { name: base, ext } = path.parse(target);
  const output = `images/${base.toLowerCase().replace(/[^a-z\d-]+/g, "-")}.${hash}${ext.toLowerCase()}`;
  images.push({ file: target, output });
  node.properties.src = withBase(context.basePath, `/${output}`);
  try {
    const { width, height } = imageSize(bytes);
    node.properties.width ??= width;
    node.properties.height ??= height;
  } catch {
    report(file, node, `The image ${source} has no size that can be read. Is the file damaged?`, "warning");
  }
}

function read(target: string): Buffer | undefined {
  try {
    return readFileSync(target);
  } catch {
    return undefined;
  }
}
