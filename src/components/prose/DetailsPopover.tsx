import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { ArrowContainer, Popover, type PopoverState } from "react-tiny-popover";
import "./DetailsPopover.css";

interface Props {
  summary: string;
  /** The element that the popover points at. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** The distance in pixels between summary and popover, and between popover and window edges. */
const PADDING = 6;
const WINDOW_PADDING = 6;
const ARROW_SIZE = 10;
const POSITIONS = ["top" as const, "left" as const, "right" as const, "bottom" as const];

/**
 * Renders the open popover and moves the focus into it. Escape, Tab at either end and a click outside close it; Escape
 * and Tab return the focus to the summary. It is hidden while no placement fits into the window.
 */
export function DetailsPopover({ summary, anchor, onClose, children }: Props) {
  const [view, setView] = useState<HTMLElement | null>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (view) content.current?.focus({ preventScroll: true });
  }, [view]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" && !isLeaving(event)) return;
    // From the summary, the default action of Tab moves to the element after it.
    if (event.key === "Escape" || event.shiftKey) event.preventDefault();
    anchor.current?.focus();
    onClose();
  }

  return (
    <>
      {createPortal(<div className="popover-view" ref={setView} />, document.body)}
      {view && (
        <Popover
          isOpen
          positions={POSITIONS}
          padding={PADDING}
          boundaryElement={view}
          boundaryInset={WINDOW_PADDING}
          containerClassName="popover-container"
          onClickOutside={onClose}
          content={(state: PopoverState) => (
            <ArrowContainer
              position={state.position}
              childRect={state.childRect}
              popoverRect={state.popoverRect}
              arrowColor="var(--text-soft)"
              arrowSize={ARROW_SIZE}
              className={isHidden(state) ? "popover popover-hidden" : "popover"}
            >
              <div
                className="popover-content prose"
                role="dialog"
                aria-label={summary}
                tabIndex={-1}
                ref={content}
                onKeyDown={onKeyDown}
              >
                {children}
              </div>
            </ArrowContainer>
          )}
        >
          <Anchor element={anchor} />
        </Popover>
      )}
    </>
  );
}

interface AnchorProps {
  element: RefObject<HTMLElement | null>;
  /** Set by the popover, which reads the element to point at from its child. */
  ref?: Ref<HTMLElement>;
}

/** Stands in for an element elsewhere on the page, and renders nothing. */
function Anchor({ element, ref }: AnchorProps) {
  useLayoutEffect(() => {
    if (typeof ref === "function") ref(element.current);
  }, [element, ref]);
  return null;
}

/** Returns whether no placement fits, or the summary has left the window. */
function isHidden({ hasViolations, childRect, boundaryRect }: PopoverState): boolean {
  return hasViolations || childRect.bottom < boundaryRect.top || childRect.top > boundaryRect.bottom;
}

/** Returns whether Tab is about to leave the popover at either end. */
function isLeaving({ key, shiftKey, currentTarget }: KeyboardEvent): boolean {
  if (key !== "Tab") return false;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>("a[href], button, [tabindex='0']")];
  const active = document.activeElement;
  return shiftKey ? active === currentTarget || active === stops[0] : stops.length === 0 || active === stops.at(-1);
}
