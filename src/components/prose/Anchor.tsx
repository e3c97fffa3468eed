import { type Ref, type RefObject, useLayoutEffect } from "react";

interface Props {
  element: RefObject<HTMLElement | null>;
  /** Given by the popover, which asks its child for the element to point at. */
  ref?: Ref<HTMLElement>;
}

/** Stands for an element that is elsewhere on the page, and draws nothing. */
export function Anchor({ element, ref }: Props) {
  useLayoutEffect(() => {
    if (typeof ref === "function") ref(element.current);
  }, [element, ref]);
  return null;
}
