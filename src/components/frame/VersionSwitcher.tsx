import { useState } from "react";
import { Icon } from "../Icon";
import { useSiteConfig } from "../SiteConfigContext";
import { SiteLink } from "../SiteLink";
import { useLoaded } from "../useLoaded";
import "./VersionSwitcher.css";

const loadYourVersion = () => import(/* webpackChunkName: "version" */ "../version/YourVersion");

/**
 * Renders the version that these pages document, links to other versions, and the field for the reader's own version.
 */
export function VersionSwitcher() {
  const { name, versions } = useSiteConfig();
  const [isWanted, setIsWanted] = useState(false);
  const loaded = useLoaded(loadYourVersion, isWanted);
  const current = versions.find(({ url }) => url === "");
  return (
    <details className="version-switcher" onToggle={() => setIsWanted(true)}>
      <summary>
        <span className="visually-hidden">Version of the documentation: </span>
        {name} {current?.version}
        <Icon name="chevron" />
      </summary>
      <ul>
        {versions.map(({ version, url }) => (
          <li key={version}>
            <SiteLink to={url || "/"} aria-current={url === "" ? "true" : undefined}>
              {name} {version}
              {url === "" ? <Icon name="check" /> : <Icon name="external" />}
            </SiteLink>
          </li>
        ))}
      </ul>
      {loaded.state === "ready" && <loaded.value.YourVersion />}
    </details>
  );
}
