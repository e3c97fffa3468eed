/** The part of Node.js's `assert` that packages call: they check their own assumptions. */
function assert(value: unknown, message: string | Error = "An assertion failed."): asserts value {
  if (!value) throw message instanceof Error ? message : new Error(message);
}

const all = Object.assign(assert, {
  ok: assert,
  equal: (one: unknown, other: unknown, message?: string) => assert(one === other, message),
  strictEqual: (one: unknown, other: unknown, message?: string) => assert(one === other, message),
});

export { all as default, all as "module.exports" };
