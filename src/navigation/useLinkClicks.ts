import { useEffect } from "react";
import { withoutBase } from "../utilities/urls";
import { clickedTarget } from "./internal-target";
import { useGoTo } from "./useGoTo";

/** Turns clicks on links of this site into client-side navigation, both in the frame and in a page's HTML. */
export function useLinkClicks(basePath: string): void {
  const goTo = useGoTo();

  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const target = clickedTarget(event, basePath);
      if (!target) return;
      event.preventDefault();
      const path = withoutBase(basePath, location.pathname) ?? "";
      const isSame = target === path + location.search + location.hash;
      goTo(target, { replace: isSame });
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [basePath, goTo]);
}
