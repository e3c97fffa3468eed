import type { Paragraph, PhrasingContent, Root } from "mdast";
import type { VFile } from "vfile";
import { PLAYGROUND } from "../../../src/utilities/urls";
import { inputOf } from "./context";
import { projectFolder, readSteps, zipUrl } from "./project-state";
import { stepAddress } from "./remark-playground";
import { stepProject } from "./step-project";

/**
 * Adds to the end of a page with a project: a link to download it (`outputs/project-zips.ts` writes the file), and
 * links to the steps that the playground can build.
 */
export function remarkProjectDownload() {
  return (tree: Root, file: VFile): void => {
    const folder = projectFolder(file.path);
    const steps = readSteps(folder);
    if (steps.length === 0) return;
    const page = inputOf(file);
    const inFolders = steps.length > 1 ? " as a zip file with a folder for each step." : " as a zip file.";
    const download = {
      ...link(zipUrl(page), "Download this page's project"),
      data: { hProperties: { download: true } },
    };
    tree.children.push({ type: "paragraph", children: [download, { type: "text", value: inFolders }] });
    if (!page.context.urls.has(PLAYGROUND)) return;
    const opened = steps.filter((step) => stepProject(folder, steps, step));
    if (opened.length > 0) tree.children.push(openers(opened.map(({ name }) => link(stepAddress(page, name), name))));
  };
}

function openers(links: PhrasingContent[]): Paragraph {
  const separated = links.flatMap((link, index) => [{ type: "text" as const, value: index > 0 ? ", " : " " }, link]);
  const start = { type: "text" as const, value: "Open each step in the playground:" };
  return { type: "paragraph", data: { hProperties: { className: ["needs-script"] } }, children: [start, ...separated] };
}

function link(url: string, value: string): PhrasingContent {
  return { type: "link", url, children: [{ type: "text", value }] };
}
