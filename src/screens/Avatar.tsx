import type { ComponentPropsWithRef } from "react";

/** Width and height in pixels as fetched; drawn smaller, sharp on dense screens. */
const SIZE = 90;

/** The picture of an account on the code host. */
export function Avatar({ handle, alt, ...rest }: { handle: string; alt: string } & ComponentPropsWithRef<"img">) {
  return <img src={`https://github.com/${handle}.png?size=${SIZE}`} alt={alt} width={SIZE} height={SIZE} {...rest} />;
}
