import { useLoaded } from "../useLoaded";
import "./ErrorFinder.css";

const load = async () => (await import(/* webpackChunkName: "error-finder" */ "./catalogue")).Finder;

/** Renders the form that finds the messages of a pasted output in the catalogue of errors. It loads by itself. */
export function ErrorFinder() {
  const form = useLoaded(load, true);
  return <div className="error-finder needs-script">{form.state === "ready" && <form.value />}</div>;
}
