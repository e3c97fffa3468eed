/** Gives an object with some of the keys of another one; keys without a value are left out. */
export function pick<From extends object, Key extends keyof From>(from: From, keys: readonly Key[]): Pick<From, Key> {
  const entries = keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]);
  return Object.fromEntries(entries) as Pick<From, Key>;
}
