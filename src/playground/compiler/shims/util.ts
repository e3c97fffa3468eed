const custom = Symbol.for("nodejs.util.inspect.custom");
const warned = new Set<string>();

/** Formats a value as text. webpack only prints an object if a log or a message contains one. */
function inspect(value: unknown): string {
  if (typeof value === "string") return `'${value}'`;
  if (typeof value !== "object" || value === null) return String(value);
  if (value instanceof Error) return value.stack ?? String(value);
  if (value instanceof RegExp || value instanceof Date) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return "[Circular]";
  }
}

function format(...values: unknown[]): string {
  return values.map((value) => (typeof value === "string" ? value : inspect(value))).join(" ");
}

/** Wraps a function or a class so that the first call prints a warning. */
function deprecate<Wrapped extends (...values: never[]) => unknown>(run: Wrapped, message: string, code = message) {
  return function deprecated(this: unknown, ...values: Parameters<Wrapped>): unknown {
    if (!warned.has(code)) console.warn(`[${code}] ${message}`);
    warned.add(code);
    return new.target ? Reflect.construct(run, values, new.target) : run.apply(this as never, values);
  };
}

function promisify(run: (...values: unknown[]) => void) {
  return (...values: unknown[]) =>
    new Promise((resolve, reject) => {
      run(...values, (error: unknown, value: unknown) => (error ? reject(error) : resolve(value)));
    });
}

function inherits(child: { prototype: object }, parent: { prototype: object }): void {
  Object.setPrototypeOf(child.prototype, parent.prototype);
}

const types = {
  isRegExp: (value: unknown) => value instanceof RegExp,
  isDate: (value: unknown) => value instanceof Date,
  isNativeError: (value: unknown) => value instanceof Error,
  isPromise: (value: unknown) => value instanceof Promise,
};

const util = {
  format,
  deprecate,
  promisify,
  inherits,
  types,
  TextEncoder,
  TextDecoder,
  inspect: Object.assign(inspect, { custom }),
  debuglog: () => () => {},
};

export { util as "module.exports" };
