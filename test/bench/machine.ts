import os from "node:os";

/** Describes the machine in a few words. */
export function describeMachine(): string {
  const cpus = os.cpus();
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GiB`;
  return `${cpus.length} x ${cpus[0]?.model.trim()}, ${memory}, ${os.type()} ${os.arch()}, Node ${process.versions.node}`;
}
