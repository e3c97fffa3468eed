import type { ComponentPropsWithRef } from "react";
import { withBase } from "../utilities/urls";
import { useSiteConfig } from "./SiteConfigContext";

interface Props extends Omit<ComponentPropsWithRef<"a">, "href"> {
  /** A path of this site without the base path, a fragment or an absolute URL. */
  to: string;
}

/** Renders a link of the frame or of a screen: a plain anchor, so that it works without scripts. */
export function SiteLink({ to, children, ...rest }: Props) {
  const { basePath } = useSiteConfig();
  return (
    <a href={withBase(basePath, to)} {...rest}>
      {children}
    </a>
  );
}
