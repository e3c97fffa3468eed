import { sortBy } from "lodash";

document.body.textContent = sortBy(["Grace", "Ada"]).join(", ");
