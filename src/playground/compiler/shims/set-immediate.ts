const queue: (() => void)[] = [];
const channel = new MessageChannel();
channel.port1.onmessage = () => queue.shift()?.();

/** Calls a function in a later task, without the 4 ms delay that browsers add to repeated timers. */
export function setImmediate<Values extends unknown[]>(run: (...values: Values) => void, ...values: Values): void {
  queue.push(() => run(...values));
  channel.port2.postMessage(null);
}
