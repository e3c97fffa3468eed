import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";

/** Words that say nothing of where a link leads: the English ones of the audit "link-text" of Lighthouse. */
const VAGUE =
  /^(click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this)$/i;

/** Links that others called "here" also say their address to those who hear them, or see them in a list of links. */
export function nameVagueLink(link: Element): void {
  const { href } = link.properties;
  if (typeof href !== "string" || !VAGUE.test(textOf(link).trim())) return;
  link.children.push({
    type: "element",
    tagName: "span",
    properties: { className: ["visually-hidden"] },
    children: [{ type: "text", value: ` (${href.replace(/^(https?:\/\/|#)/, "")})` }],
  });
}
