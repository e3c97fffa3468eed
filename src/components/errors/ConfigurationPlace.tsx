import type { Framework } from "../../errors/frameworks";
import { CATALOG } from "../../utilities/section-urls";
import { SiteLink } from "../SiteLink";

/** Renders a link to the place of webpack's configuration in projects of a framework. */
export function ConfigurationPlace({ framework: { id, name } }: { framework: Framework }) {
  return (
    <p>
      This output is from {name}.{" "}
      <SiteLink to={`${CATALOG}configuration-files/#${id}`}>Where to change the configuration in its projects</SiteLink>
    </p>
  );
}
