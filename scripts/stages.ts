/** Times the stages of a build, in wall and processor seconds (user and system, all threads of this process). */
export class Stages {
  private readonly rows: { name: string; wall: number; cpu: number }[] = [];

  /** Runs a stage. */
  async run<T>(name: string, work: () => Promise<T> | T): Promise<T> {
    const start = performance.now();
    const before = process.cpuUsage();
    try {
      return await work();
    } finally {
      const { user, system } = process.cpuUsage(before);
      this.rows.push({ name, wall: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 });
    }
  }

  /** A row for each stage, and the whole process. */
  print(): void {
    const { user, system } = process.cpuUsage();
    const total = { name: "whole process", wall: process.uptime(), cpu: (user + system) / 1e6 };
    for (const { name, wall, cpu } of [...this.rows, total]) {
      console.log(`${name.padEnd(24)} ${wall.toFixed(2).padStart(6)} s wall ${cpu.toFixed(2).padStart(6)} s cpu`);
    }
  }
}
