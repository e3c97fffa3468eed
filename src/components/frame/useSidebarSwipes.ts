import { type RefObject, useEffect } from "react";
import { type SwipeEventData, useSwipeable } from "react-swipeable";

/** Pixels that a finger has to travel for a swipe to count. */
const THRESHOLD = 20;
/** Pixels up to which the panel follows the finger out of the edge: its width. */
const LIMIT = 295;
/** A steeper movement than this is scrolling. */
const MAX_RATIO = 0.8;

/** What a swipe may do. */
interface Actions {
  /** The panel begins to show: time to fill it. */
  onPeek: () => void;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * Swipes that push the panel out to the left, or pull it in from the handle at the edge. The panel follows the finger,
 * and falls back to where it was when the swipe does not count. Give each result's `ref` to its element.
 */
export function useSidebarSwipes(panel: RefObject<HTMLElement | null>, { onPeek, onOpen, onClose }: Actions) {
  const follow = (translate: string) => {
    if (!panel.current) return;
    panel.current.style.translate = translate;
    panel.current.classList.add("mobile-sidebar-dragged");
  };
  const release = () => {
    panel.current?.style.removeProperty("translate");
    panel.current?.classList.remove("mobile-sidebar-dragged");
  };
  const push = useSwipeable({
    onSwiping: (swipe) => isAcross(swipe) && swipe.deltaX < 0 && follow(`${swipe.deltaX}px`),
    onSwiped: (swipe) => {
      release();
      if (isAcross(swipe) && swipe.deltaX < -THRESHOLD) onClose();
    },
  });
  const pull = useSwipeable({
    onSwiping: (swipe) => {
      if (!isAcross(swipe) || swipe.deltaX <= 0) return;
      if (swipe.first) onPeek();
      follow(`calc(-100% + ${Math.min(swipe.deltaX, LIMIT)}px)`);
    },
    onSwiped: (swipe) => {
      release();
      if (isAcross(swipe) && swipe.deltaX > THRESHOLD) onOpen();
    },
  });
  // The library does not hear of touches that the system takes over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the same in every render
  useEffect(() => {
    document.addEventListener("touchcancel", release);
    return () => document.removeEventListener("touchcancel", release);
  }, []);
  return { push, pull };
}

function isAcross({ deltaX, deltaY }: SwipeEventData): boolean {
  return Math.abs(deltaY / deltaX) < MAX_RATIO;
}
