import type { Link, Root } from "mdast";
import type { VFile } from "vfile";
import { pairSources } from "../../../src/playground/project/pair";
import { PLAYGROUND } from "../../../src/utilities/urls";
import { inputOf, report } from "./context";
import { projectFolder, readSteps } from "./project-state";
import { stepProject } from "./step-project";
import { visitNodes } from "./visit-nodes";

const START = `${PLAYGROUND}#compare=`;

/**
 * Hides paragraphs with a link that compares two steps in the playground from readers without scripts, and reports such
 * links to steps that this page doesn't have or that the playground can't build.
 */
export function remarkPairs() {
  return (tree: Root, file: VFile): void => {
    visitNodes(tree, (node) => {
      if (node.type !== "paragraph") return;
      const links = node.children.filter((child) => child.type === "link" && child.url.startsWith(START)) as Link[];
      if (links.length === 0) return;
      node.data = { hProperties: { className: ["needs-script"] } };
      for (const link of links) {
        const fault = faultOf(link.url, file);
        if (fault) report(file, link, fault);
      }
    });
  };
}

/** Returns what is wrong with the address of a pair as a sentence, or null. */
function faultOf(address: string, file: VFile): string | null {
  const { url } = inputOf(file);
  const sources = pairSources(address.slice(PLAYGROUND.length));
  if (!sources?.every((source) => source.startsWith(url)))
    return `This link compares nothing. Write two steps of this page's project: ${START}${url}1-before,2-after.`;
  const folder = projectFolder(file.path);
  const steps = readSteps(folder);
  const names = steps.filter((step) => stepProject(folder, steps, step)).map(({ name }) => name);
  const missing = sources.map((source) => source.slice(url.length)).find((name) => !names.includes(name));
  if (missing === undefined) return null;
  return `The playground can't build a step ${missing} of this page. It can build: ${names.join(", ") || "none"}.`;
}
