import { hydrateRoot } from "react-dom/client";
import { readData } from "./data.jsx";
import { Page } from "./Page.jsx";

hydrateRoot(document, <Page {...readData("page")} />);
