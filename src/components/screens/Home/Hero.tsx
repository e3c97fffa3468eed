import { SiteLink } from "../../SiteLink";
import { Cube } from "./Cube";
import "./Hero.css";
import { ModuleGraph } from "./ModuleGraph";
import { RotatingText } from "./RotatingText";
import { useAnimation } from "./useAnimation";

const BUNDLED = ["assets", "scripts", "images", "styles"];

/** What webpack does, in two lines, a sentence and a picture, and the two ways in. */
export function Hero() {
  const { isMoving, toggle } = useAnimation();
  return (
    <div className={isMoving ? "home-hero" : "home-hero home-still"}>
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
            <SiteLink to="/guides/getting-started/" className="button">
              Get started
            </SiteLink>
            <SiteLink to="/concepts/" className="button button-quiet">
              Concepts
            </SiteLink>
          </p>
          <p className="home-install">
            <code>npm install --save-dev webpack webpack-cli</code>
          </p>
        </div>
        <div className="home-stage">
          <ModuleGraph />
          <div className="home-cube">
            <Cube repeatDelay={5000} isRunning={isMoving} />
          </div>
          <button type="button" className="home-pause needs-script" onClick={toggle}>
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={isMoving ? "M8 5v14M16 5v14" : "M8 5l11 7-11 7z"} />
            </svg>
            <span className="visually-hidden">{isMoving ? "Pause animation" : "Play animation"}</span>
          </button>
        </div>
      </div>
    </div>
  );
}
