/** The subject of a question to a host. */
export type Check =
  | "pages"
  | "queries"
  | "redirects"
  | "types"
  | "unknown paths"
  | "page for unknown paths"
  | "times"
  | "headers"
  | "hydration";

/** Something that a host does wrong. */
export interface Finding {
  check: Check;
  sentence: string;
}

/** Something that a host can't do by design. */
export interface Exception {
  host: string;
  check: Check;
  /** The host that the finding is about; all hosts if absent. */
  basePath?: "/" | "below";
  why: string;
}

const PLAIN = "it sends headers of its own, and has no file of ours that tells it others";
const AT_ROOT = "what it reads has to lie at the root of what it serves";

/** All known differences of hosts. `evaluateFindings` also reports those that no longer occur. */
const EXCEPTIONS: Exception[] = [
  ...["npm start", "serve", "sirv", "http-server"].flatMap((host): Exception[] => [
    { host, check: "headers", why: PLAIN },
    { host, check: "times", why: PLAIN },
  ]),
  { host: "sirv", check: "page for unknown paths", why: "what is not there is answered without a text" },
  { host: "serve", check: "page for unknown paths", basePath: "below", why: AT_ROOT },
  { host: "http-server", check: "page for unknown paths", basePath: "below", why: AT_ROOT },
];

/**
 * Removes the known exceptions of a host from the findings.
 *
 * @returns A sentence for everything that is wrong, and one for every exception that applied.
 */
export function evaluateFindings(
  host: string,
  basePath: string,
  findings: Finding[],
): { wrong: string[]; excused: string[] } {
  const place = basePath === "/" ? "/" : "below";
  const mine = EXCEPTIONS.filter((each) => each.host === host && (each.basePath ?? place) === place);
  const stale = mine.filter(({ check }) => !findings.some((finding) => finding.check === check));
  const wrong = findings.filter(({ check }) => !mine.some((each) => each.check === check));
  return {
    wrong: [
      ...wrong.map(({ check, sentence }) => `${check}: ${sentence}`),
      ...stale.map(({ check }) => `${check}: all is right, so the exception in test/hosts/findings.ts can go.`),
    ],
    excused: mine.filter((each) => !stale.includes(each)).map(({ check, why }) => `${check} left out: ${why}`),
  };
}
