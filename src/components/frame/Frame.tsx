import { type ReactNode, useDeferredValue, useId } from "react";
import type { View } from "../../types";
import { Announcer } from "../Announcer";
import { Footer } from "./Footer";
import "./Frame.css";
import { Header } from "./Header";
import { Outline } from "./Outline";
import { Sidebar } from "./Sidebar";
import { type LoadOutline, SidebarPages } from "./SidebarPages";
import { SkipLink } from "./SkipLink";
import { useMobileSidebar } from "./useMobileSidebar";

interface Props {
  view: View;
  outlineOf: LoadOutline;
  /** Title of the page that a navigation inside the site has just brought. */
  announcement?: string;
  /** The bar above everything, if there is something to say. */
  notification?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/** What surrounds every screen. It stays while screens come and go. */
export function Frame({ view, outlineOf, announcement = "", notification, children }: Props) {
  const menuId = useId();
  const { MobileSidebar, ...menu } = useMobileSidebar();
  const isShell = view.path === "/app-shell/";
  const listed = useListed(view);
  const hasSidebar = view.kind !== "home" && view.section !== null && !isShell;
  const pages = hasSidebar && <SidebarPages view={listed} outlineOf={outlineOf} />;
  return (
    <>
      <SkipLink />
      <Announcer text={announcement} />
      {notification}
      <Header path={view.path} menuId={menuId} isMenuOpen={menu.isOpen} onOpenMenu={menu.open} />
      {MobileSidebar && (
        <MobileSidebar
          id={menuId}
          path={view.path}
          isOpen={menu.isOpen}
          onPeek={menu.prepare}
          onOpen={menu.open}
          onClose={menu.close}
        >
          {menu.isUsed && pages}
        </MobileSidebar>
      )}
      <div className={hasSidebar ? "frame-body frame-with-sidebar" : "frame-body"}>
        {hasSidebar && (
          <Sidebar title={view.section?.title || "Pages"} path={listed.path}>
            {pages}
          </Sidebar>
        )}
        <main id="page-content" className="frame-main" tabIndex={-1}>
          {isShell ? null : children}
        </main>
        {view.kind === "page" && view.page.outline[0] && (
          <Outline page={listed.kind === "page" ? listed.page : view.page} />
        )}
      </div>
      <Footer />
    </>
  );
}

/**
 * The view that the lists beside the text show. They follow a moment after the text, so that a reader does not wait for
 * them; but not from one section to another, whose pages they do not know.
 */
function useListed(view: View): View {
  const before = useDeferredValue(view);
  return before.section === view.section ? before : view;
}
