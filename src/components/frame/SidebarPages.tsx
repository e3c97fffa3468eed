import { memo, type ReactNode, useId } from "react";
import type { Anchor, View } from "../../types";
import { groupPages, listedPages } from "../../utilities/pages";
import { SiteLink } from "../SiteLink";
import { SidebarPage } from "./SidebarPage";
import { VersionSwitcher } from "./VersionSwitcher";

/** Loads the headings of another page, when a reader expands it. */
export type LoadOutline = (section: string, url: string) => Promise<Anchor[]>;

interface Props {
  view: View;
  outlineOf: LoadOutline;
}

/** Renders the pages of the current section, for the sidebar and the mobile sidebar. */
export const SidebarPages = memo(function SidebarPages({ view, outlineOf }: Props) {
  const { section, path } = view;
  if (!section) return null;
  return (
    <>
      <VersionSwitcher />
      {groupPages(listedPages(section)).map(({ title, pages }) => (
        <SidebarGroup key={title ?? ""} title={title}>
          {pages.map((page) => (
            <SidebarPage
              key={page.url}
              page={page}
              isCurrent={page.url === path}
              outline={page.url === path && "page" in view ? view.page.anchors : undefined}
              loadOutline={(other) => outlineOf(section.name, other)}
            />
          ))}
        </SidebarGroup>
      ))}
      {section.screens.length > 0 && (
        <SidebarGroup title={null}>
          {section.screens.map(({ title, url }) => (
            <li className="sidebar-item" key={url}>
              <SiteLink to={url} className="sidebar-link" aria-current={url === path ? "page" : undefined}>
                {title}
              </SiteLink>
            </li>
          ))}
        </SidebarGroup>
      )}
    </>
  );
});

/** Renders a group of pages, below its title if it has one. */
function SidebarGroup({ title, children }: { title: string | null; children: ReactNode }) {
  const id = useId();
  return (
    <>
      {title && (
        <p id={id} className="sidebar-title">
          {title}
        </p>
      )}
      <ul aria-labelledby={title ? id : undefined}>{children}</ul>
    </>
  );
}
