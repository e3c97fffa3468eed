import { type Ref, type RefObject, useLayoutEffect } from "react";

interface Props {
  element: RefObject<HTMLElement | null>;
  /** Set by the popover, which reads the element to point at from its child. */
  ref?: Ref<HTMLElement>;
}

/** Represents an element elsewhere on the page, and renders nothing. */
export function Anchor({ element, ref }: Props) {
  useLayoutEffect(() => {
    if (typeof ref === "function") ref(element.current);
  }, [element, ref]);
  return null;
}
