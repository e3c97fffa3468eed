import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { VFile } from "vfile";
import { contentDir } from "../../../scripts/lib/paths";
import { parsePage } from "../../../scripts/site/content/trusted-pages";
import { walk } from "../../../scripts/site/content/walk";
import { metaWords } from "../../../scripts/site/markdown/fence-meta";
import { projectFolder, readSteps } from "../../../scripts/site/markdown/project-state";
import { remarkCodeBlocks } from "../../../scripts/site/markdown/remark-code-blocks";
import { isExcluded, samplesBySection, stepOf } from "../../../scripts/site/markdown/remark-playground";
import { remarkProjectFiles } from "../../../scripts/site/markdown/remark-project-files";
import { stepProject } from "../../../scripts/site/markdown/step-project";
import type { Project } from "../../../src/playground/project/project";
import { sampleProject } from "../../../src/playground/project/sample-project";

/** A project that a page opens in the playground, or would open if its writer did not say that it does not work there. */
export interface Opened {
  /** Where it is: the file and the line of a sample, or the guide and the step. */
  place: string;
  project: Project;
  isExcluded: boolean;
  /** Whether the sample is marked as wrong on purpose. */
  isWrong: boolean;
}

const CONTENT = contentDir({});

/** Returns the pages of a section, relative to the content folder. An empty string stands for the top level. */
export async function pagesIn(section: string): Promise<string[]> {
  const { files } = await walk(CONTENT);
  const isIn = (file: string) => path.posix.dirname(file) === (section || ".");
  return files.filter((file) => file.endsWith(".mdx") && isIn(file)).sort();
}

/** Returns the projects that a page opens: its configurations, and the steps of a guide. */
export function openedProjects(file: string): Opened[] {
  const absolute = path.join(CONTENT, file);
  const { tree } = parsePage(file, readFileSync(absolute, "utf8"));
  remarkProjectFiles()(tree, new VFile({ path: absolute }));
  remarkCodeBlocks()(tree);
  const sections = samplesBySection(tree);
  const samples = sections.flatMap((section, place) =>
    section.flatMap(({ node }, index): Opened[] => {
      const project = stepOf(node) ? null : sampleProject(sections, place, index);
      if (!project) return [];
      const isWrong = metaWords(node).includes("no-validate");
      return [{ place: `${file}:${node.position?.start.line}`, project, isExcluded: isExcluded(node), isWrong }];
    }),
  );
  return [...samples, ...stepsOf(absolute)];
}

function stepsOf(page: string): Opened[] {
  const folder = projectFolder(page);
  if (!existsSync(folder)) return [];
  const steps = readSteps(folder);
  return steps.flatMap((step): Opened[] => {
    const project = stepProject(folder, steps, { ...step, isExcluded: false });
    const place = `${path.basename(folder)}/${step.name}`;
    return project ? [{ place, project, isExcluded: step.isExcluded, isWrong: false }] : [];
  });
}
