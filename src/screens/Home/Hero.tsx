import { useRef } from "react";
import { Icon } from "../../components/Icon";
import { useSiteConfig } from "../../components/SiteConfigContext";
import { SiteLink } from "../../components/SiteLink";
import { Cube } from "./Cube";
import "./Hero.css";
import { ModuleGraph } from "./ModuleGraph";
import { RotatingText } from "./RotatingText";
import { useAnimation } from "./useAnimation";

const BUNDLED = ["assets", "scripts", "images", "styles"];

/** Opens the search as its keys do: by a click on the button in the header. */
function openSearch(): void {
  document.querySelector<HTMLElement>("[aria-keyshortcuts]")?.click();
}

/** Renders what webpack does in two lines, a sentence and a picture, with the two main links. */
export function Hero() {
  const hero = useRef<HTMLDivElement>(null);
  const { isWanted, isMoving, toggle } = useAnimation(hero);
  const { waysIn } = useSiteConfig();
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
            {waysIn.map(({ title, url }, index) => (
              <SiteLink key={url} to={url} className={index === 0 ? "button" : "button button-quiet"}>
                {title}
              </SiteLink>
            ))}
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
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={isWanted ? "M8 5v14M16 5v14" : "M8 5l11 7-11 7z"} />
            </svg>
            <span className="visually-hidden">{isWanted ? "Pause animation" : "Play animation"}</span>
          </button>
        </div>
      </div>
    </div>
  );
}
