import { sortBy } from "lodash-es";

document.body.textContent = sortBy(["Grace", "Ada"]).join(", ");
