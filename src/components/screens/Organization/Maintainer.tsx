import { useSiteConfig } from "../../SiteConfigContext";
import { SiteLink } from "../../SiteLink";

/** Width and height of an avatar as fetched, the same as in the list of contributors. */
const SIZE = 90;

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
      <img
        src={`https://github.com/${handle}.png?size=${SIZE}`}
        alt=""
        width={SIZE}
        height={SIZE}
        loading="lazy"
        decoding="async"
      />
      {handle}
    </SiteLink>
  );
}
