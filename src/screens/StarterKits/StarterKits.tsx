import { useSiteConfig } from "../../components/SiteConfigContext";
import { SiteLink } from "../../components/SiteLink";
import { useLoaded } from "../../components/useLoaded";
import { CALLOUTS, calloutClasses } from "../../utilities/callouts";
import { PartFailed } from "../PartFailed";
import "../wide.css";
import { StarterKitPlaceholder } from "./StarterKitPlaceholder";
import "./StarterKits.css";

const FILE = "src/screens/StarterKits/starter-kits.json";

/** Loads the table, which is a chunk because its data is large and useless without scripts. */
const loadTable = async () =>
  (await import(/* webpackChunkName: "starter-kits" */ "./StarterKitTable")).StarterKitTable;

/** Renders the starter kits by other authors. The rows are rendered in the browser only. */
export function StarterKits() {
  const { repository } = useSiteConfig();
  const loaded = useLoaded(loadTable, true);
  const Table = loaded.state === "ready" ? loaded.value : StarterKitPlaceholder;
  const file = <SiteLink to={`${repository}/blob/main/${FILE}`}>starter-kits.json</SiteLink>;
  return (
    <div className="wide-screen starter-kits">
      <h1>Starter Kits</h1>
      <p className="wide-screen-intro">
        Ready-made webpack projects to start from or explore. To add yours, submit a pull request that adds it to {file}
        .
      </p>
      <div className="prose">
        <aside className={calloutClasses("warning").join(" ")} role="note" aria-label={CALLOUTS.warning.title}>
          <p className="callout-title">{CALLOUTS.warning.title}</p>
          <p>
            Boilerplates are proofs of concept. None of them are officially supported by the webpack team, and some were
            made for older versions. If you have a problem with one, contact its maintainer.
          </p>
        </aside>
      </div>
      {loaded.state === "failed" ? <PartFailed onRetry={loaded.retry} /> : <Table />}
      <noscript>
        <p>The table needs JavaScript. Without it, read {file}.</p>
      </noscript>
    </div>
  );
}
