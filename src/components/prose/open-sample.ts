import { type Sample, sampleProject } from "../../playground/project/sample-project";
import { encodeProject } from "../../playground/project/share";
import { copyableText } from "./copy-code";

const HEADINGS = "h2, h3, h4, h5, h6";

/** Returns the address at which the playground opens the sample of a link: it holds the whole project. */
export async function addressOf(link: HTMLAnchorElement): Promise<string> {
  const figures = sectionAround(link);
  const project = sampleProject(figures.map(readSample), figures.indexOf(link.closest(".code") as Element));
  return link.pathname + (project ? `#code=${await encodeProject(project)}` : "#project=page");
}

/** Returns the blocks of code between the headings around an element. */
function sectionAround(element: Element): Element[] {
  const parts = [...(element.closest(".prose")?.querySelectorAll(`${HEADINGS}, .code`) ?? [])];
  const place = parts.indexOf(element.closest(".code") as Element);
  const isHeading = (part: Element) => part.matches(HEADINGS);
  const start = parts.findLastIndex((part, index) => index < place && isHeading(part));
  const end = parts.findIndex((part, index) => index > place && isHeading(part));
  return parts.slice(start + 1, end < 0 ? undefined : end);
}

function readSample(figure: Element): Sample {
  const code = figure.querySelector("code");
  return { title: figure.querySelector(".code-title")?.textContent ?? "", code: code ? copyableText(code) : "" };
}
