/**
 * Returns the port for a command that serves something: the variable `PORT`, or 3000.
 *
 * @throws {Error} If `PORT` isn't a valid port.
 */
export function portOf({ PORT }: NodeJS.ProcessEnv): number {
  const port = Number(PORT || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is "${PORT}". Set it to a number from 1 to 65535, or leave it unset for 3000.`);
}
