import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { MobileSidebarProps } from "./MobileSidebar";

/** Where there is no room for the sidebar: the same width as in the style sheets. */
const NARROW = "(width < 56.25em)";

/**
 * Whether the menu is open, and the component that draws it. Its chunk comes by itself on narrow screens, where a swipe
 * can open it at any time, and elsewhere when it is asked for.
 */
export function useMobileSidebar() {
  // The menu repeats the sidebar, so nothing of it is made before somebody wants it.
  const [menu, setMenu] = useState<"unused" | "open" | "closed">("unused");
  const [MobileSidebar, setMobileSidebar] = useState<ComponentType<MobileSidebarProps> | null>(null);

  const load = useCallback(async () => {
    const module = await import(/* webpackChunkName: "mobile-sidebar" */ "./MobileSidebar");
    setMobileSidebar(() => module.MobileSidebar);
  }, []);

  useEffect(() => {
    const media = window.matchMedia?.(NARROW);
    const onChange = () => {
      if (media?.matches) load().catch(() => {}); // opening it will try again
    };
    onChange();
    media?.addEventListener("change", onChange);
    return () => media?.removeEventListener("change", onChange);
  }, [load]);

  return {
    MobileSidebar,
    isUsed: menu !== "unused",
    isOpen: menu === "open",
    /** Fills the menu before it is open. */
    prepare: () => setMenu((was) => (was === "unused" ? "closed" : was)),
    open() {
      setMenu("open");
      load().catch(() => setMenu("closed"));
    },
    close: () => setMenu((was) => (was === "open" ? "closed" : was)),
  };
}
