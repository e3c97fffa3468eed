import { useLoaded } from "../../components/useLoaded";
import { PartFailed } from "../PartFailed";
// All styles come with the screen, so that nothing moves when its parts arrive.
import "./Playground.css";
import "./ProjectBar.css";
import "./FileList.css";
import "./EditorPane.css";
import "./Results.css";
import "./OutputPanel.css";
import "./ProblemsPanel.css";
import "./RunPanel.css";

const loadApp = async () => (await import(/* webpackChunkName: "playground-app" */ "./PlaygroundApp")).PlaygroundApp;

/** Renders the screen on which readers build projects with webpack in the page. It only runs in a browser. */
export function Playground() {
  const app = useLoaded(loadApp, true);
  return (
    <div className="playground">
      <h1>Playground</h1>
      {app.state === "ready" && <app.value />}
      {app.state === "failed" && <PartFailed onRetry={app.retry} />}
      {app.state === "empty" && <p className="playground-placeholder needs-script">Loading the playground…</p>}
      <noscript>
        <p>
          The playground needs JavaScript. With it, you edit a small project on one side of this page and see, on the
          other, the files that webpack emits, its errors and warnings, and the resulting page. The guides show similar
          projects as text.
        </p>
      </noscript>
      <p className="playground-intro">
        webpack itself runs in this page. Edit a project, see what each change does, and run the result. Nothing is sent
        anywhere unless you open the project in StackBlitz.
      </p>
    </div>
  );
}
