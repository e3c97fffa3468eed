import type { Code, Root } from "mdast";
import type { VFile } from "vfile";
import { type Sample, sampleProject } from "../../../src/playground/project/sample-project";
import { isSampleConfiguration } from "../../../src/utilities/configuration-names";
import { PLAYGROUND, withBase } from "../../../src/utilities/urls";
import { readDiff } from "./code-lines";
import { inputOf } from "./context";
import { isDiff, metaOption, metaWords, setFenceProperties, titleOf } from "./fence-meta";
import { projectFolder, readSteps } from "./project-state";
import { stepProject } from "./step-project";
import { visitNodes } from "./visit-nodes";

/** Returns the address at which the playground opens the project of a page in its state after a step. */
export function stepAddress({ url }: { url: string }, step: string): string {
  return `${PLAYGROUND}#project=${url}${step}`;
}

/** A fence, with the text that the copy button copies. */
export interface FenceSample extends Sample {
  node: Code;
}

/**
 * Marks the fences that the playground can open with an address for the link beside the copy button. For a guide's
 * project, the address contains the step. For any other configuration it is just the playground's address, and the
 * script of the page adds the project (`src/components/prose/open-sample.ts`).
 */
export function remarkPlayground() {
  return (tree: Root, file: VFile): void => {
    const page = inputOf(file);
    const { basePath, urls } = page.context;
    if (!urls.has(PLAYGROUND)) return;
    const folder = projectFolder(file.path);
    const steps = readSteps(folder);
    const sections = samplesBySection(tree);
    const addressOf = ({ node, title }: FenceSample, section: number, index: number) => {
      const name = stepOf(node);
      if (!name) return isExcluded(node) || !sampleProject(sections, section, index) ? null : PLAYGROUND;
      const step = steps.find((each) => each.name === name);
      return isSampleConfiguration(title) && step && stepProject(folder, steps, step) ? stepAddress(page, name) : null;
    };
    for (const [section, samples] of sections.entries()) {
      for (const [index, sample] of samples.entries()) {
        const address = addressOf(sample, section, index);
        if (!address) continue;
        setFenceProperties(sample.node, { dataOpen: withBase(basePath, address) });
      }
    }
  };
}

/** Returns the samples of a page, grouped by section. `remarkCodeBlocks` has to run before. */
export function samplesBySection(tree: Root): FenceSample[][] {
  const sections: FenceSample[][] = [[]];
  visitNodes(tree, (node) => {
    if (node.type === "heading") sections.push([]);
    if (node.type === "code") sections.at(-1)?.push({ node, title: titleOf(node), code: copyableCode(node) });
  });
  return sections;
}

/** Returns whether the author has marked a sample as not working in the playground. */
export function isExcluded(fence: Code): boolean {
  return metaWords(fence).includes("no-playground");
}

/** Returns the step of the page's project whose file a fence shows. */
export function stepOf(fence: Code): string | undefined {
  return /^(\d[^/]*)\//.exec(metaOption(fence, "file") ?? "")?.[1];
}

/** Returns the code that the copy button copies: for a diff, the code after the change. */
function copyableCode(fence: Code): string {
  if (!isDiff(fence)) return fence.value;
  const { code, changes } = readDiff(fence.value);
  const lines = code.split("\n");
  return lines.filter((_, index) => changes[index] !== "removed").join("\n");
}
