import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../Icon";
import { LinkList } from "../LinkList";
import { useSiteConfig } from "../SiteConfigContext";
import { HomeLink } from "./HomeLink";
import { IconLinks } from "./IconLinks";
import "./MobileSidebar.css";
import { documentationLink, topLinks } from "../../utilities/links";
import { useSidebarSwipes } from "./useSidebarSwipes";

/** The props of the mobile sidebar, which is a separate chunk. */
export interface MobileSidebarProps {
  id: string;
  /** The path of the page on the screen. */
  path: string;
  isOpen: boolean;
  /** Called when a swipe begins to move the panel, so that its content is rendered before it is open. */
  onPeek: () => void;
  onOpen: () => void;
  onClose: () => void;
  /** The pages of the section, as in the sidebar. */
  children: ReactNode;
}

/**
 * Renders the whole navigation as a panel from the left, for screens that are too narrow for a sidebar. It is a modal
 * `<dialog>`, so the browser makes the rest of the page inert, closes the panel on Escape, and moves the focus in and
 * back. A swipe from a strip along the edge of the screen opens it.
 */
export function MobileSidebar({ id, path, isOpen, onPeek, onOpen, onClose, children }: MobileSidebarProps) {
  const config = useSiteConfig();
  const dialog = useRef<HTMLDialogElement>(null);
  const { push, pull } = useSidebarSwipes(dialog, { onPeek, onOpen, onClose });
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  function closeOnLinkOrOutside({ target, currentTarget }: MouseEvent) {
    // A click on the backdrop, outside the panel, has the dialog itself as its target.
    if (target === currentTarget || (target instanceof Element && target.closest("a"))) onClose();
  }

  return (
    <>
      <div className="mobile-sidebar-handle" ref={pull.ref} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog, and Enter on a link causes a click. */}
      <dialog
        id={id}
        className="mobile-sidebar"
        aria-label="Menu"
        inert={!isOpen}
        ref={(element) => {
          dialog.current = element;
          push.ref(element);
        }}
        onClose={onClose}
        onClick={closeOnLinkOrOutside}
      >
        <div>
          <div className="mobile-sidebar-head">
            <button type="button" className="icon-button" aria-label="Close menu" onClick={onClose}>
              <Icon name="close" />
            </button>
            <HomeLink />
          </div>
          <nav className="mobile-sidebar-body" aria-label="All pages">
            <div className="mobile-sidebar-lists">
              <LinkList links={topLinks(config, path)} block="mobile-sidebar" />
              <LinkList links={documentationLink(config, path)?.children ?? []} block="mobile-sidebar" />
            </div>
            {children}
            <IconLinks />
          </nav>
        </div>
      </dialog>
    </>
  );
}
