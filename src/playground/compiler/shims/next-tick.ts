/** Calls a function after the current task. */
export function nextTick<Values extends unknown[]>(run: (...values: Values) => void, ...values: Values): void {
  queueMicrotask(() => run(...values));
}
