import type { ScreenProps } from "../../../screens";
import { Logo } from "../../Logo";
import { Prose } from "../../prose/Prose";
import { SiteLink } from "../../SiteLink";
import "./Home.css";

const BUNDLED = ["assets", "scripts", "images", "styles"];

/** The front page: what webpack does in four words, the two ways in, and below it the text of the page. */
export function Home({ view, body }: ScreenProps) {
  const description = "page" in view ? view.page.description : undefined;
  return (
    <div className="home">
      <div className="home-hero">
        <div className="home-hero-row">
          <div className="home-text">
            <h1 className="home-title">
              bundle your{" "}
              {BUNDLED.map((word, index) => (
                <span key={word}>
                  <span className="home-word">{word}</span>
                  {index < BUNDLED.length - 1 ? ", " : ""}
                </span>
              ))}
            </h1>
            {description && <p className="home-description">{description}</p>}
            <p className="home-actions">
              <SiteLink to="/guides/getting-started/" className="button">
                Get started
              </SiteLink>
              <SiteLink to="/concepts/" className="button button-quiet">
                Concepts
              </SiteLink>
            </p>
          </div>
          <Logo className="home-logo" />
        </div>
      </div>
      <div className="home-body">
        <Prose>{body}</Prose>
      </div>
    </div>
  );
}
