import { parseArgs } from "node:util";

/**
 * Returns which flags a command was called with: `{ update: true }` for `--update`.
 *
 * @param names All flags of the command, without hyphens.
 * @throws {Error} If it was called with anything else, because that would have no effect.
 */
export function readFlags<Name extends string>(...names: Name[]): Record<Name, boolean> {
  const options = Object.fromEntries(names.map((name) => [name, { type: "boolean" as const }]));
  const { values } = parseArgs({ options });
  return Object.fromEntries(names.map((name) => [name, values[name] === true])) as Record<Name, boolean>;
}
