import type { Opening } from "../../playground/bring/bring";
import type { Dropped } from "../../playground/bring/gather";
import type { Project } from "../../playground/project/project";
import type { ProjectState } from "./useProject";

const loadBring = () => import(/* webpackChunkName: "playground-bring" */ "../../playground/bring/bring");
const loadFromMarkdown = () =>
  import(/* webpackChunkName: "playground-bring" */ "../../playground/bring/from-markdown");

/**
 * Returns functions that open what a reader brings.
 *
 * @param onSay Receives the sentences about it.
 * @param onOpened Called when it is open.
 */
export function useOpening(
  { files, bring, replace }: ProjectState,
  onSay: (sentence: string) => void,
  onOpened: () => void,
) {
  async function open(read: () => Promise<Opening>): Promise<void> {
    onSay("Reading\u2026");
    try {
      const { project, left, isNew } = await read();
      if (isNew) bring(project);
      else replace(project);
      onSay(sentenceAbout(project, left, isNew));
      onOpened();
    } catch (error) {
      onSay(error instanceof Error && error.name === "Error" ? error.message : FAILED);
    }
  }

  return {
    openFiles: (dropped: Dropped) => open(async () => (await loadBring()).bring(dropped, files)),
    openMarkdown: (text: string) =>
      open(async () => ({ ...(await loadFromMarkdown()).fromMarkdown(text), isNew: true })),
  };
}

const FAILED = "That didn't work, because part of this page couldn't be loaded. Try again.";

/** Returns the sentences about a project that a reader has opened, or has added files to. */
function sentenceAbout(project: Project, left: readonly string[], isNew: boolean): string {
  const count = Object.keys(project).length;
  const opened = isNew ? `Opened ${count} ${count === 1 ? "file" : "files"}.` : "Added to the project.";
  if (left.length === 0) return opened;
  const named = left.length > 6 ? [...left.slice(0, 5), `${left.length - 5} more`] : left;
  return `${opened} Left out: ${new Intl.ListFormat("en").format(named)}.`;
}
