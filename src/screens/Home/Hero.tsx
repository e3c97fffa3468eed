import { useRef } from "react";
import { Icon } from "../../components/Icon";
import { useSiteConfig } from "../../components/SiteConfigContext";
import { SiteLink } from "../../components/SiteLink";
import { PLAYGROUND } from "../../utilities/urls";
import { Cube } from "./Cube";
import "./Hero.css";
import { ModuleGraph } from "./ModuleGraph";
import { RotatingText } from "./RotatingText";
import { useAnimation } from "./useAnimation";

/** The links of the first screen. In the site's configuration they would be part of every first load. */
const WAYS_IN = [
  { title: "Get started", url: "/guides/getting-started/", className: "button" },
  { title: "Concepts", url: "/concepts/", className: "button button-quiet" },
];
const BUNDLED = ["assets", "scripts", "images", "styles"];

/** Opens the search by clicking the button in the header, as the keyboard shortcuts do. */
function openSearch(): void {
  document.querySelector<HTMLElement>("[aria-keyshortcuts]")?.click();
}

/**
 * Renders what webpack does in two lines, a sentence and a picture, followed by links to the guides, the concepts and
 * the playground.
 */
export function Hero() {
  const hero = useRef<HTMLDivElement>(null);
  const { isWanted, isMoving, toggle } = useAnimation(hero);
  const { top, footer } = useSiteConfig();
  // The build removes links to pages that the content folder lacks.
  const known = new Set([...top, ...footer].map(({ url }) => url));
  return (
    <div className={isMoving ? "home-hero" : "home-hero home-still"} ref={hero}>
      <div className="home-hero-row">
        <div className="home-text">
          <h1 className="home-title">
            bundle your <RotatingText words={BUNDLED} delay={5000} repeatDelay={5000} isRunning={isMoving} />
          </h1>
          <p className="home-description">
            webpack starts at one file, follows every import to scripts, styles, images and data, and writes the few
            files that a browser loads.
          </p>
          <p className="home-actions">
            {WAYS_IN.filter(({ url }) => known.has(url)).map(({ title, url, className }) => (
              <SiteLink key={url} to={url} className={className}>
                {title}
              </SiteLink>
            ))}
            <SiteLink to={PLAYGROUND} className="button button-quiet">
              Try it here
            </SiteLink>
          </p>
          <button type="button" className="home-search needs-script" onClick={openSearch}>
            <Icon name="search" /> Search, or paste an error message
          </button>
          <p className="home-install">
            <code>npm install --save-dev webpack webpack-cli</code>
          </p>
        </div>
        <div className="home-stage">
          <ModuleGraph />
          <div className="home-cube">
            <Cube repeatDelay={5000} isRunning={isMoving} />
          </div>
          <button type="button" className="icon-button home-pause needs-script" onClick={toggle}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={isWanted ? "M8 5v14M16 5v14" : "M8 5l11 7-11 7z"} />
            </svg>
            <span className="visually-hidden">{isWanted ? "Pause animation" : "Play animation"}</span>
          </button>
        </div>
      </div>
    </div>
  );
}
