import { SiteLink } from "../../components/SiteLink";
import { useLoaded } from "../../components/useLoaded";
import { CATALOG } from "../../utilities/section-urls";

const loadFind = async () =>
  (await import(/* webpackChunkName: "error-patterns" */ "../../components/errors/catalog")).loadFindEntry();

/** Renders a link to the entry for a message in the error catalog, if there is one. */
export function EntryLink({ message }: { message: string }) {
  const find = useLoaded(loadFind, true);
  const entry = find.state === "ready" ? find.value(message) : undefined;
  if (!entry) return null;
  return (
    <p>
      <SiteLink to={CATALOG + entry.id}>
        Causes and fixes: <code>{entry.title}</code>
      </SiteLink>
    </p>
  );
}
