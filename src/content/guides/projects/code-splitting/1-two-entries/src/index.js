import { sortBy, startCase } from "lodash-es";

const names = sortBy(["grace hopper", "ada lovelace"]).map(startCase);

document.body.append(names.join(", "));
