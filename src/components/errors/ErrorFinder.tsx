import { useLoaded } from "../useLoaded";
import "./ErrorFinder.css";

const load = async () => (await import(/* webpackChunkName: "error-finder" */ "./catalogue")).Finder;

/** Renders the form that finds known errors in a pasted output. The form loads on its own. */
export function ErrorFinder() {
  const form = useLoaded(load, true);
  return <div className="error-finder needs-script">{form.state === "ready" && <form.value />}</div>;
}
