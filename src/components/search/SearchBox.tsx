import { useState } from "react";
import { useSiteConfig } from "../SiteConfigContext";
import { createSource } from "./create-source";
import { SearchDialog } from "./SearchDialog";

interface Props {
  /** Name of the section the reader is in. */
  section: string;
  isOpen: boolean;
  onClose: () => void;
  /** Gives the thread of the embedded engine. */
  getWorker: () => Worker;
}

/** What the search button loads: the dialog, with a source for as long as the page lives. */
export function SearchBox({ getWorker, ...props }: Props) {
  const config = useSiteConfig();
  const [source] = useState(() => createSource(config, getWorker));
  return <SearchDialog {...props} source={source} index={config.search?.index ?? "embedded"} />;
}
