/** Returns a copy of an object with only some of its keys. Keys without a value are left out. */
export function pick<From extends object, Key extends keyof From>(from: From, keys: readonly Key[]): Pick<From, Key> {
  const entries = keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]);
  return Object.fromEntries(entries) as Pick<From, Key>;
}
