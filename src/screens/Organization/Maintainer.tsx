import { useSiteConfig } from "../../components/SiteConfigContext";
import { SiteLink } from "../../components/SiteLink";
import { Avatar } from "../Avatar";

/** Renders the maintainer of a project, or a link to volunteer if there is none. */
export function Maintainer({ handle, repo }: { handle: string; repo: string }) {
  const { links } = useSiteConfig();
  if (handle === "") {
    const title = encodeURIComponent(`Maintainer needed: ${repo}`);
    return (
      <SiteLink to={`${links.issues}?title=${title}`} className="project-maintainer">
        Maintainer needed...
      </SiteLink>
    );
  }
  return (
    <SiteLink to={`https://github.com/${handle}`} className="project-maintainer">
      <Avatar handle={handle} alt={handle} loading="lazy" decoding="async" />
      <span aria-hidden="true">{handle}</span>
    </SiteLink>
  );
}
