import { useId } from "react";
import { useSiteConfig } from "../../components/SiteConfigContext";
import { SiteLink } from "../../components/SiteLink";
import { Avatar } from "../Avatar";
import { badgeGroups, badgeUrl, type Project } from "./badges";

/** Renders a project: its name, purpose, statistics and maintainer. The statistics are images of the badge service. */
export function ProjectEntry({ project }: { project: Project }) {
  const { badges: service } = useSiteConfig();
  const id = useId();
  return (
    <li className="project" aria-labelledby={id}>
      <h2 className="project-name" id={id}>
        <SiteLink to={`https://github.com/${project.repo}`}>{project.repo}</SiteLink>
        {/* The package name is shown too if it differs, because two packages can come from one repository. */}
        {!project.repo.endsWith(`/${project.npm}`) && <span className="project-package">{project.npm}</span>}
      </h2>
      <p className="project-description">{inCode(project.description)}</p>
      <dl className="project-facts">
        {badgeGroups(project).map(({ title, url, badges }) => (
          <div key={title}>
            <dt>
              <SiteLink to={url}>{title}</SiteLink>
            </dt>
            <dd>
              {badges.map((badge) => (
                <img
                  key={badge.content}
                  className="project-badge"
                  src={badgeUrl(service, badge)}
                  alt={badge.alt}
                  width={128}
                  height={20}
                  loading="lazy"
                  decoding="async"
                />
              ))}
            </dd>
          </div>
        ))}
        <div>
          <dt>Maintainers</dt>
          <dd>
            <Maintainer handle={project.maintainer} repo={project.repo} />
          </dd>
        </div>
      </dl>
    </li>
  );
}

/** Renders text in backticks as code. */
function inCode(text: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
  return text.split("`").map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}

/** Renders the maintainer of a project, or a link to volunteer if there is none. */
function Maintainer({ handle, repo }: { handle: string; repo: string }) {
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
      <Avatar handle={handle} loading="lazy" decoding="async" />
      <span aria-hidden="true">{handle}</span>
    </SiteLink>
  );
}
