/** What some browsers know of the line, in pages and in workers. Not in the DOM types: https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader has asked the browser to save data. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** Whether the line is slow, or the reader saves data. */
export function hasSlowLine(): boolean {
  return savesData() || /2g/.test(connection()?.effectiveType ?? "");
}

function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}
