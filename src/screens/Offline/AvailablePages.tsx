import { useEffect, useState } from "react";
import { LinkList } from "../../components/LinkList";
import { availablePages, readListing } from "../../offline/download";
import type { ListedPage } from "../../offline/listing";
import { useScope } from "./useScope";

/**
 * Renders the list of pages that are stored on this device, or nothing if there are none. It checks again whenever
 * `state` changes.
 */
export function AvailablePages({ title, state }: { title: string; state?: string }) {
  const scope = useScope();
  const [pages, setPages] = useState<ListedPage[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state requires a new check
  useEffect(() => {
    let isWanted = true;
    readListing(scope)
      .then((listing) => availablePages(scope, listing))
      .then(
        (found) => isWanted && setPages(found),
        () => {}, // Without any stored pages there is nothing to list.
      );
    return () => {
      isWanted = false;
    };
  }, [scope, state]);

  if (pages.length === 0) return null;
  return (
    <section className="offline-pages">
      <h2>{title}</h2>
      <LinkList links={pages} />
    </section>
  );
}
