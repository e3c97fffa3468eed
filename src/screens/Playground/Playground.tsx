import { useLoaded } from "../../components/useLoaded";
import { PartFailed } from "../PartFailed";
import "./Playground.css";

const loadApp = async () => (await import(/* webpackChunkName: "playground-app" */ "./PlaygroundApp")).PlaygroundApp;

/** Renders the screen on which readers build projects with webpack in the page. All of it only runs in a browser. */
export function Playground() {
  const app = useLoaded(loadApp, true);
  return (
    <div className="playground">
      <h1>Playground</h1>
      <p className="playground-intro">
        webpack itself runs in this page. Edit a project, see what each change makes of it, and run the result. Nothing
        is sent anywhere unless you open the project in StackBlitz.
      </p>
      {app.state === "ready" && <app.value />}
      {app.state === "failed" && <PartFailed onRetry={app.retry} />}
      {app.state === "empty" && <p className="playground-placeholder needs-script">The playground is loading …</p>}
      <noscript>
        <p>
          The playground needs JavaScript. With it, this page has an editor with a small project on one side; on the
          other, the files that webpack makes of it, its errors and warnings, and the page that the result shows. The
          guides have the same kinds of projects as text.
        </p>
      </noscript>
    </div>
  );
}
