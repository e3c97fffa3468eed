import { useLoaded } from "../useLoaded";
import "./ErrorFinder.css";

const loadForm = async () => (await import(/* webpackChunkName: "error-finder" */ "./FinderForm")).FinderForm;
const loadCatalog = async () => (await import(/* webpackChunkName: "error-patterns" */ "./catalog")).catalog;

/** Renders the form that finds known errors in a pasted output. The form loads on its own. */
export function ErrorFinder() {
  const form = useLoaded(loadForm, true);
  return (
    <div className="error-finder needs-script">
      {form.state === "ready" && <form.value loadCatalog={loadCatalog} />}
    </div>
  );
}
