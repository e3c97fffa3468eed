import { useSiteConfig } from "../../components/SiteConfigContext";
import { SiteLink } from "../../components/SiteLink";
import type { Supporter } from "../../utilities/supporters";
import { withBase } from "../../utilities/urls";

interface Props {
  supporter: Supporter;
  hasImage: boolean;
}

/** Renders a supporter's picture or name as a link to their website. */
export function SupporterLink({ supporter: { slug, name, website, image }, hasImage }: Props) {
  const to = website ?? `https://opencollective.com/${slug}`;
  return (
    <SiteLink to={to} className="supporter-link" rel="nofollow sponsored" title={name}>
      {hasImage && image ? (
        <SupporterImage image={image} name={name} />
      ) : (
        <>
          <span className="supporter-initials" aria-hidden="true">
            {initials(name)}
          </span>
          <span className="supporter-name">{name}</span>
        </>
      )}
    </SiteLink>
  );
}

/** Returns the initials, for tiles that are too small for a name. */
function initials(name: string): string {
  const words = name.split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join("");
}

function SupporterImage({ image, name }: { image: string; name: string }) {
  const { basePath } = useSiteConfig();
  return <img src={withBase(basePath, image)} alt={name} width={64} height={64} loading="lazy" decoding="async" />;
}
