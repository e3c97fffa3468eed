import type { ComponentPropsWithRef } from "react";

/**
 * The width and height of the fetched picture in pixels. It is displayed smaller, so it is sharp on high-density
 * screens.
 */
const SIZE = 90;

/** Renders the profile picture of a GitHub account. */
export function Avatar({ handle, ...rest }: { handle: string } & ComponentPropsWithRef<"img">) {
  return (
    <img src={`https://github.com/${handle}.png?size=${SIZE}`} alt={handle} width={SIZE} height={SIZE} {...rest} />
  );
}
