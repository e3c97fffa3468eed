import { type ReactNode, useDeferredValue, useId } from "react";
import type { View } from "../../types";
import { APP_SHELL } from "../../utilities/urls";
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
  /** The title to announce after a navigation inside the site. */
  announcement?: string;
  /** The bar at the top of the page, if there is a notification. */
  notification?: ReactNode;
  children: ReactNode;
}

/** Renders everything around a screen. It stays mounted during navigation. */
export function Frame({ view, outlineOf, announcement = "", notification, children }: Props) {
  const menuId = useId();
  const { MobileSidebar, ...menu } = useMobileSidebar();
  const isShell = view.path === APP_SHELL;
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
        {view.kind === "page" && view.page.anchors[0] && (
          <Outline page={listed.kind === "page" ? listed.page : view.page} />
        )}
      </div>
      <Footer />
    </>
  );
}

/**
 * Returns the view that the lists beside the text show. It's deferred, so that the text doesn't wait for the lists.
 * Between two sections it isn't, because the lists of the old section don't contain the new page.
 */
function useListed(view: View): View {
  const before = useDeferredValue(view);
  return before.section === view.section ? before : view;
}
