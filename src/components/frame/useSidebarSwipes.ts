import { type RefObject, useEffect } from "react";
import { type SwipeEventData, useSwipeable } from "react-swipeable";

/** The minimum length of a swipe in pixels. */
const THRESHOLD = 20;
/** The maximum distance in pixels that the panel follows the finger: its width. */
const LIMIT = 295;
/** A movement with a higher ratio of vertical to horizontal distance counts as scrolling. */
const MAX_RATIO = 0.8;

/** The callbacks of a swipe. */
interface Actions {
  /** Called when the panel starts to show, so that its content can be rendered. */
  onPeek: () => void;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * Returns handlers for swipes that push the panel out to the left, or pull it in from the handle at the edge. The panel
 * follows the finger, and moves back if the swipe is too short. Pass the `ref` of each result to its element.
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
  // react-swipeable does not listen to `touchcancel`, which the system sends when it takes over a touch.
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
