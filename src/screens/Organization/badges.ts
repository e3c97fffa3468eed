/** A badge of a project: its address at the badge service and its texts. */
export interface Badge {
  /** The path at the badge service. */
  content: string;
  /** The text on the left side of the badge. */
  label: string;
  /** The alternative text of the image, which is also shown while the badge service is down. */
  alt: string;
}

/** Badges with a common title, and the page that their numbers come from. */
export interface BadgeGroup {
  title: string;
  url: string;
  badges: Badge[];
}

/** A project of the list, as in `projects.json`. */
export interface Project {
  repo: string;
  /** The name of the npm package. */
  npm: string;
  description: string;
  /** The GitHub handle, or an empty string if the project has no maintainer. */
  maintainer: string;
  /** The branch whose commits are counted, if it is not `main`. */
  branch?: string;
}

/** The periods for which commits are counted. */
const PERIODS = ["6 months", "3 months", "1 month", "1 week"];

/** How many seconds the service may answer from its cache. */
const MAX_AGE = 3600;

/** Returns the badges of a project in the order of the page. */
export function badgeGroups({ repo, npm, branch = "main" }: Project): BadgeGroup[] {
  const home = `https://github.com/${repo}`;
  return [
    {
      title: "Downloads and Stars",
      url: `https://www.npmjs.com/package/${npm}`,
      badges: [
        { content: `npm/dm/${npm}`, label: "downloads", alt: "Downloads" },
        { content: `github/stars/${repo}`, label: "stars", alt: "Stars" },
      ],
    },
    {
      title: "Activity",
      url: `${home}/commits`,
      badges: PERIODS.map((period) => ({
        content: `github/commits-since/${repo}/${encodeURIComponent(`${branch}@{${period} ago}`)}`,
        label: period,
        alt: `Commits: ${period}`,
      })),
    },
    {
      title: "Issues and PRs",
      url: `${home}/issues`,
      badges: [
        { content: `github/issues-raw/${repo}`, label: "issues", alt: "Open issues" },
        { content: `github/issues-pr-raw/${repo}`, label: "PRs", alt: "Open PRs" },
      ],
    },
  ];
}

/** Returns the address of a badge's image. */
export function badgeUrl(service: string, { content, label }: Badge): string {
  return `${service}/${content}?label=${encodeURIComponent(label)}&style=flat-square&maxAge=${MAX_AGE}`;
}
