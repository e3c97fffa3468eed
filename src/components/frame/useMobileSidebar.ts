import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { MobileSidebarProps } from "./MobileSidebar";

/** The widths at which the sidebar is hidden, as in the style sheets. */
const NARROW = "(width < 56.25em)";

/**
 * Returns whether the mobile sidebar is open, and its component once that has loaded. The chunk loads automatically on
 * narrow screens, where a swipe can open the sidebar at any time, and on demand elsewhere.
 */
export function useMobileSidebar() {
  // The content isn't rendered until the reader needs it, because it duplicates the sidebar.
  const [menu, setMenu] = useState<"unused" | "open" | "closed">("unused");
  const [MobileSidebar, setMobileSidebar] = useState<ComponentType<MobileSidebarProps> | null>(null);

  const load = useCallback(async () => {
    const module = await import(/* webpackChunkName: "mobile-sidebar" */ "./MobileSidebar");
    setMobileSidebar(() => module.MobileSidebar);
  }, []);

  useEffect(() => {
    const media = window.matchMedia?.(NARROW);
    const onChange = () => {
      if (media?.matches) load().catch(() => {}); // Opening the sidebar tries again.
    };
    onChange();
    media?.addEventListener("change", onChange);
    return () => media?.removeEventListener("change", onChange);
  }, [load]);

  return {
    MobileSidebar,
    isUsed: menu !== "unused",
    isOpen: menu === "open",
    /** Renders the content before the sidebar is open. */
    prepare: () => setMenu((was) => (was === "unused" ? "closed" : was)),
    open() {
      setMenu("open");
      load().catch(() => setMenu("closed"));
    },
    close: () => setMenu((was) => (was === "open" ? "closed" : was)),
  };
}
