/**
 * Information about the connection that some browsers provide, in pages and in workers. The DOM types lack it:
 * https://wicg.github.io/netinfo/
 */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns whether the reader has turned on data saving. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** Returns whether the connection is slow or data saving is on. */
export function hasSlowLine(): boolean {
  return savesData() || /2g/.test(connection()?.effectiveType ?? "");
}

function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}
