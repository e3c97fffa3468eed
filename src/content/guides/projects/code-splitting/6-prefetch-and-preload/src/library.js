import { sortBy } from "lodash-es";

export function bars(values) {
  return sortBy(values)
    .map((value) => "#".repeat(value))
    .join("\n");
}
