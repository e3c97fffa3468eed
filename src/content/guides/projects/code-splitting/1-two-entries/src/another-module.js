import { sortBy } from "lodash-es";

document.body.append(sortBy([3, 1, 2]).join(", "));
