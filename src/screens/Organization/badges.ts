/** One badge of a project: what it asks the badge service for, and its words. */
export interface Badge {
  /** Path at the badge service. */
  content: string;
  /** What the left side of the badge says. */
  label: string;
  /** What the picture says, for readers who do not see it, and for everybody when the service is away. */
  alt: string;
}

/** Badges that belong together, with the place where their numbers come from. */
export interface BadgeGroup {
  title: string;
  url: string;
  badges: Badge[];
}

/** A project of the list; the file with all of them is `projects.json`. */
export interface Project {
  repo: string;
  /** Name of the package. */
  npm: string;
  description: string;
  /** Handle on the code host, or nothing when nobody is. */
  maintainer: string;
  /** The branch whose commits are counted, when it is not `main`. */
  branch?: string;
}

/** The time in which commits are counted. */
const PERIODS = ["6 months", "3 months", "1 month", "1 week"];

/** Seconds for which the service may answer from its cache. */
const MAX_AGE = 3600;

/** The badges of a project but for its maintainer, in the order of the page. */
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

/** Address of a badge's picture. */
export function badgeUrl(service: string, { content, label }: Badge): string {
  return `${service}/${content}?label=${encodeURIComponent(label)}&style=flat-square&maxAge=${MAX_AGE}`;
}
