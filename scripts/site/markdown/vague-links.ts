import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { element, text } from "./hast";

/** Link texts that do not describe the target: the English ones of Lighthouse's audit "link-text". */
const VAGUE =
  /^(click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this)$/i;

/** Adds the address to links with a vague text such as "here", for readers who hear links or see them in a list. */
export function nameVagueLink(link: Element): void {
  const { href } = link.properties;
  if (typeof href !== "string" || !VAGUE.test(textOf(link).trim())) return;
  const address = text(` (${href.replace(/^(https?:\/\/|#)/, "")})`);
  link.children.push(element("span", { className: ["visually-hidden"] }, [address]));
}
