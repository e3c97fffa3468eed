import { useEffect, useState } from "react";
import { fetchGuideProject, isOfGuide } from "../../playground/project/guide-project";
import { pairSources } from "../../playground/project/pair";
import { isSame, type Project, withoutFile } from "../../playground/project/project";
import { decodeProject } from "../../playground/project/share";
import { STARTING_PROJECTS } from "../../playground/project/starting-projects";
import { forget, isBrought, newBroughtSource, readStored, store } from "../../playground/project/stored";

/** How many milliseconds after the last key to save a project. */
const QUIET = 500;

/**
 * A project with its source: the id of a starting project, the path of a guide with a step, or the fragment of a link
 * with its `#`.
 */
interface Opened {
  source: string;
  /** The project before any edit. */
  original: Project;
  files: Project;
}

/** The opened project, which may be one of two that the reader compares. */
interface Shown extends Opened {
  pair?: Pair;
}

/** How the opened project belongs to a pair. */
export interface Pair {
  /** The fragment that opens both. */
  fragment: string;
  /** The project that isn't shown. */
  other: Opened;
  /** Whether the project that is shown is the state before the change. */
  isBefore: boolean;
}

const [FIRST] = STARTING_PROJECTS;

/** What the reader has to know after a project has been stored, or hasn't been. */
const LOSSES = {
  stored: "",
  "too large":
    "This project is too large to keep on this device, so it will be lost when you close this page. Download it to keep it.",
  refused: "Your browser isn't saving data, so edits will be lost when you close this page.",
} as const;

function isLoss(notice: string): boolean {
  return Object.values<string>(LOSSES).includes(notice);
}

/** The project that is being edited, and the actions for the whole project. */
export type ProjectState = ReturnType<typeof useProject>;

/** Opens the project from the address, or else the one that was edited last, and saves edits on the device. */
export function useProject() {
  const [opened, setOpened] = useState<Shown>({ source: FIRST.id, original: FIRST.files, files: FIRST.files });
  const [before, setBefore] = useState<Shown | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [notice, setNotice] = useState("");
  const { source, original, files, pair = null } = opened;

  useEffect(() => {
    const load = () => {
      open(location.hash).then(
        (found) => {
          setOpened(found);
          setNotice("");
          setIsLoaded(true);
        },
        (error: Error) => {
          setOpened(startingProject(FIRST.id));
          setNotice(error.message);
          setIsLoaded(true);
        },
      );
    };
    load();
    addEventListener("hashchange", load);
    return () => removeEventListener("hashchange", load);
  }, []);

  useEffect(() => {
    if (!isLoaded) return;
    const timer = setTimeout(() => {
      if (isSame(files, original) && !isBrought(source)) forget(source);
      else {
        const loss = LOSSES[store(source, files)];
        setNotice((before) => (loss !== "" || isLoss(before) ? loss : before));
      }
    }, QUIET);
    return () => clearTimeout(timer);
  }, [isLoaded, source, original, files]);

  /** Changes the project in a way that can be undone. */
  function lose(next: Project): void {
    setBefore(opened);
    setOpened({ ...opened, files: next });
  }

  function keepEdits(): void {
    if (!isSame(files, original)) store(source, files);
  }

  return {
    files,
    source,
    isLoaded,
    /** The project to compare this one with; null if the reader compares none. */
    pair,
    /** Shows the other project of the pair. */
    swap: () => {
      if (!pair) return;
      keepEdits();
      const other = { source, original, files };
      setOpened({ ...pair.other, pair: { ...pair, other, isBefore: !pair.isBefore } });
      setBefore(null);
    },
    /** The problem with the address or the device, as a sentence. */
    notice,
    isEdited: !isSame(files, original),
    change: (next: Project) => setOpened({ ...opened, files: next }),
    /** Opens a starting project, as the reader left it. */
    choose: (id: string) => {
      keepEdits();
      setOpened(startingProject(id));
      setBefore(null);
      setNotice("");
      // The address should always say what is open, so that reloading shows the same.
      history.replaceState(history.state, "", `#project=${id}`);
    },
    /** Changes the project in a way that can be undone. */
    replace: lose,
    /** Opens files that the reader has brought, in a way that can be undone. */
    bring: (next: Project) => {
      const source = newBroughtSource();
      setBefore(opened);
      setOpened({ source, original: next, files: next });
      setNotice("");
      history.replaceState(history.state, "", source);
    },
    /** Undoes all edits. */
    reset: () => lose(original),
    deleteFile: (path: string) => lose(withoutFile(files, path)),
    /** Restores the project from before the last action that lost edits; null if there is nothing to restore. */
    undo:
      before &&
      (() => {
        setOpened(before);
        setBefore(null);
        if (before.source !== source) history.replaceState(history.state, "", fragmentOf(before));
      }),
  };
}

/** Returns whether the project of a source could have been written by someone other than the reader. */
export function isForeign(source: string): boolean {
  return source.startsWith("#");
}

async function open(fragment: string): Promise<Shown> {
  const sources = pairSources(fragment);
  if (sources) return openPair(fragment, sources);
  const [, kind, value = ""] = /^#(code|project)=(.*)$/.exec(fragment) ?? [];
  if (kind === "code") return withKept(fragment, await decodeProject(value));
  if (isBrought(fragment)) return brought(fragment);
  if (isOfGuide(value)) return withKept(value, await fetchGuideProject(value));
  return startingProject(value);
}

async function openPair(fragment: string, sources: [before: string, after: string]): Promise<Shown> {
  const load = async (source: string) => withKept(source, await fetchGuideProject(source));
  const [other, after] = await Promise.all([load(sources[0]), load(sources[1])]);
  return { ...after, pair: { fragment, other, isBefore: false } };
}

/** Returns the fragment of the address that opens a project. */
function fragmentOf({ source, pair }: Shown): string {
  if (pair) return pair.fragment;
  return isForeign(source) ? source : `#project=${source}`;
}

function brought(source: string): Opened {
  const files = readStored(source);
  if (!files) throw new Error("The files that you opened here aren't on this device any more. Open them again.");
  return { source, original: files, files };
}

function startingProject(id: string): Opened {
  const start = STARTING_PROJECTS.find((each) => each.id === id) ?? FIRST;
  return withKept(start.id, start.files);
}

function withKept(source: string, original: Project): Opened {
  return { source, original, files: readStored(source) ?? original };
}
