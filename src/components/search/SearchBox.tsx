import { useState } from "react";
import { useSiteConfig } from "../SiteConfigContext";
import { createSource } from "./create-source";
import { SearchDialog } from "./SearchDialog";

interface Props {
  /** The name of the section that the reader is in. */
  section: string;
  isOpen: boolean;
  onClose: () => void;
  /** Returns the worker of the embedded search engine. */
  getWorker: () => Worker;
}

/** Renders the search dialog and creates its source once. The search button loads this component lazily. */
export function SearchBox({ getWorker, ...props }: Props) {
  const config = useSiteConfig();
  const [source] = useState(() => createSource(config, getWorker));
  return <SearchDialog {...props} source={source} index={config.search?.index ?? "embedded"} />;
}
