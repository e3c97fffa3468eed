import { type Sample, sampleProject } from "../../playground/project/sample-project";
import { encodeProject } from "../../playground/project/share";
import { copyableText } from "./copy-code";

const HEADINGS = "h2, h3, h4, h5, h6";

/** Returns the address at which the playground opens the sample of a link. It contains the whole project. */
export async function addressOf(link: HTMLAnchorElement): Promise<string> {
  const figure = link.closest(".code") as Element;
  const sections = figuresBySection(link.closest(".prose") ?? figure);
  const section = sections.findIndex((figures) => figures.includes(figure));
  const samples = sections.map((figures) => figures.map(readSample));
  const project = sampleProject(samples, section, sections[section]?.indexOf(figure) ?? -1);
  return link.pathname + (project ? `#code=${await encodeProject(project)}` : "#project=page");
}

/** Returns the code blocks of a page, grouped by the section that they are in. */
function figuresBySection(page: Element): Element[][] {
  const sections: Element[][] = [[]];
  for (const part of page.querySelectorAll(`${HEADINGS}, .code`)) {
    if (part.matches(HEADINGS)) sections.push([]);
    else sections.at(-1)?.push(part);
  }
  return sections;
}

function readSample(figure: Element): Sample {
  const code = figure.querySelector("code");
  return { title: figure.querySelector(".code-title")?.textContent ?? "", code: code ? copyableText(code) : "" };
}
