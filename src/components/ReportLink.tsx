import type { MouseEvent } from "react";
import type { PageData } from "../types";
import { withBase } from "../utilities/urls";
import { Icon } from "./Icon";
import { useSiteConfig } from "./SiteConfigContext";
import { SiteLink } from "./SiteLink";

/** A heading counts as being read when it is above this share of the window's height, as in the outline. */
const LINE = 0.3;

/** A form for an issue that names the page, and, where scripts run, the section that is being read at the click. */
export function ReportLink({ page }: { page: Pick<PageData, "url" | "title"> }) {
  const { origin, basePath, links } = useSiteConfig();
  const form = (fragment = "") => {
    const title = `Problem on the page "${page.title}"`;
    const body = `${origin}${withBase(basePath, page.url)}${fragment}\n\nWhat is wrong there:\n\n`;
    return `${links.issues}?${new URLSearchParams({ title, body })}`;
  };
  function addSection({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    currentTarget.href = form(sectionInView());
  }
  return (
    <SiteLink to={form()} onClick={addSection} onAuxClick={addSection}>
      <Icon name="chat" />
      Something wrong on this page?
    </SiteLink>
  );
}

/** The fragment of the section at the top of the window; of the address, where that is above all sections. */
function sectionInView(): string {
  const headings = [...document.querySelectorAll(".prose :is(h2, h3, h4)[id]")];
  const current = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight * LINE);
  return current ? `#${current.id}` : location.hash;
}
