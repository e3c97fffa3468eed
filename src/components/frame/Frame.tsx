import { type ReactNode, useId, useState } from "react";
import type { View } from "../../types";
import { Announcer } from "./Announcer";
import { Footer } from "./Footer";
import "./Frame.css";
import { currentUrl } from "../../utilities/navigation";
import { Header } from "./Header";
import { MobileSidebar } from "./MobileSidebar";
import { Outline } from "./Outline";
import { Sidebar } from "./Sidebar";
import { type LoadOutline, SidebarPages } from "./SidebarPages";
import { SkipLink } from "./SkipLink";

interface Props {
  view: View;
  outlineOf: LoadOutline;
  /** Title of the page that a navigation inside the site has just brought. */
  announcement?: string;
  /** The screen. */
  children: ReactNode;
}

/** What surrounds every screen. It stays while screens come and go. */
export function Frame({ view, outlineOf, announcement = "", children }: Props) {
  const menuId = useId();
  // The menu repeats the sidebar, so nothing of it is made before somebody wants it.
  const [menu, setMenu] = useState<"unused" | "open" | "closed">("unused");
  const url = currentUrl(view);
  const isShell = view.kind === "screen" && view.name === "app-shell";
  const hasSidebar = view.kind !== "home" && view.section !== null && !isShell;
  const outline = view.kind === "page" ? view.page.outline : [];
  const pages = hasSidebar && <SidebarPages view={view} outlineOf={outlineOf} />;
  return (
    <>
      <SkipLink />
      <Announcer text={announcement} />
      <Header path={url} menuId={menuId} isMenuOpen={menu === "open"} onOpenMenu={() => setMenu("open")} />
      <MobileSidebar
        id={menuId}
        url={url}
        isOpen={menu === "open"}
        onClose={() => setMenu((was) => (was === "open" ? "closed" : was))}
      >
        {menu !== "unused" && pages}
      </MobileSidebar>
      <div className={hasSidebar ? "frame-body frame-with-sidebar" : "frame-body"}>
        {hasSidebar && (
          <Sidebar title={view.section?.title || "Pages"} url={url}>
            {pages}
          </Sidebar>
        )}
        <main id="page-content" className="frame-main" tabIndex={-1}>
          {isShell ? null : children}
        </main>
        {outline.length > 0 && <Outline headings={outline} />}
      </div>
      <Footer />
    </>
  );
}
