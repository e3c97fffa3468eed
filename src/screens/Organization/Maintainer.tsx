import { useSiteConfig } from "../../components/SiteConfigContext";
import { SiteLink } from "../../components/SiteLink";
import { Avatar } from "../Avatar";

/** Who looks after a project, or where to say that you would. */
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
