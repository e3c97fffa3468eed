import { useId, useState } from "react";
import type { Anchor, PageSummary } from "../../types";
import { breakable } from "../breakable";
import { Icon } from "../Icon";
import { SiteLink } from "../SiteLink";
import { HeadingList } from "./HeadingList";

/**
 * If a page has more headings than this, its third level is left out, so that the rest of the section stays in sight.
 */
const MANY = 30;

interface Props {
  page: PageSummary;
  isCurrent: boolean;
  /** The page's headings, if they have been loaded already. */
  outline?: Anchor[];
  loadOutline: (url: string) => Promise<Anchor[]>;
}

/**
 * Renders one page of the sidebar with an expandable list of its headings. The list starts expanded for the current
 * page, and the chevron toggles it (specification, section 2.2).
 */
export function SidebarPage({ page, isCurrent, outline, loadOutline }: Props) {
  const id = useId();
  const [loaded, setLoaded] = useState<Anchor[] | "loading" | "failed">();
  // The reader's choice applies until the page becomes the current one or stops being it.
  const [choice, setChoice] = useState<{ isOpen: boolean; isCurrent: boolean }>();
  const isOpen = choice?.isCurrent === isCurrent ? choice.isOpen : isCurrent;
  const headings = outline ?? loaded;

  function toggle() {
    setChoice({ isOpen: !isOpen, isCurrent });
    if (isOpen || (headings && headings !== "failed")) return;
    setLoaded("loading");
    loadOutline(page.url).then(setLoaded, () => setLoaded("failed"));
  }

  return (
    <li className="sidebar-item">
      <SiteLink to={page.url} className="sidebar-link" aria-current={isCurrent ? "page" : undefined}>
        {breakable(page.title)}
      </SiteLink>
      {page.hasOutline && (
        <>
          <button
            type="button"
            className="sidebar-toggle needs-script"
            aria-label={`Headings of ${page.title}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={toggle}
          >
            <Icon name="chevron" />
          </button>
          {isOpen && headings && (
            <div id={id} className="sidebar-headings">
              <Headings url={page.url} headings={headings} />
            </div>
          )}
        </>
      )}
    </li>
  );
}

function Headings({ url, headings }: { url: string; headings: Anchor[] | "loading" | "failed" }) {
  if (headings === "loading") return <p role="status">Loading</p>;
  if (headings === "failed") return <p role="alert">Error loading content.</p>;
  const shown = headings.length > MANY ? headings.filter(({ level }) => level === 2) : headings;
  return <HeadingList url={url} headings={shown} />;
}
