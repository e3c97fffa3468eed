import { startCase } from "lodash-es";

export function greet(name) {
  return `Hello, ${startCase(name)}!`;
}
