import { execFile } from "node:child_process";
import os from "node:os";
import { promisify } from "node:util";

const CONNECTIONS = 500;
const SECONDS = 10;

/**
 * The performance of a host under load: requests per second, and the median and 99th percentile of the time per request
 * in milliseconds.
 */
export interface Load {
  rate: number;
  median: number;
  slowest: number;
  /** A sentence for every address with failed requests. */
  wrong: string[];
}

/** The part of autocannon's report that is used here. */
interface Report {
  errors: number;
  timeouts: number;
  non2xx: number;
  requests: { average: number };
  latency: { p50: number; p99: number };
}

/** Requests some addresses from a host over and over, through 500 connections that the addresses share. */
export async function load(urls: string[], origin: string): Promise<Load> {
  const reports = await Promise.all(urls.map((url) => fire(origin + url, Math.ceil(CONNECTIONS / urls.length))));
  return {
    rate: reports.reduce((sum, { requests }) => sum + requests.average, 0),
    median: Math.max(...reports.map(({ latency }) => latency.p50)),
    slowest: Math.max(...reports.map(({ latency }) => latency.p99)),
    wrong: reports.flatMap(({ errors, timeouts, non2xx }, index) =>
      errors + timeouts + non2xx === 0
        ? []
        : [`${urls[index]}: ${errors} errors, ${timeouts} timeouts, ${non2xx} answers that are not 2xx.`],
    ),
  };
}

async function fire(url: string, connections: number): Promise<Report> {
  const given = ["--yes", "autocannon@8.0.0", "--json", "-c", `${connections}`, "-d", `${SECONDS}`, url];
  const { stdout } = await promisify(execFile)("npx", given, { cwd: os.tmpdir() });
  return JSON.parse(stdout) as Report;
}
