import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** A server for static files, and how to start it for a folder. */
export interface Host {
  name: string;
  /** The program, or the npm package that `npx` runs. */
  program: string;
  isPackage?: boolean;
  /** Arguments that serve a folder on a port of 127.0.0.1. */
  arguments(site: ServedSite, temporary: string): Promise<string[]>;
}

/** A built site below a root folder. */
export interface ServedSite {
  /** The document root: the site itself, or the folder above it when it has a base path. */
  root: string;
  /** The folder of the site. */
  output: string;
  port: number;
}

/** A running host. */
export interface RunningHost {
  /** Stops it, with all processes that it started. */
  stop(): Promise<void>;
}

/** All hosts that can be tested. `temporary` is a folder for their configuration and the files that they write. */
export const hosts: Host[] = [
  {
    name: "nginx",
    program: "nginx",
    arguments: async ({ root, output, port }, temporary) => {
      const types =
        "types { text/html html; text/css css; application/javascript js; application/json json; image/svg+xml svg; image/png png; text/plain txt; application/xml xml; }";
      const server = `server { listen 127.0.0.1:${port}; root ${root}; include ${output}/hosting/nginx.conf; }`;
      const logs = `access_log off; ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${temporary}/${name};`).join(" ")}`;
      return [
        "-c",
        await config(
          temporary,
          // The same user as this process, because the site may be in a folder that others can't read.
          `daemon off; user ${os.userInfo().username}; pid ${temporary}/pid; error_log stderr; worker_processes auto; events { worker_connections 2048; } http { ${types} ${logs} ${server} }\n`,
        ),
      ];
    },
  },
  {
    name: "Apache",
    program: "apache2",
    arguments: async ({ root, port }, temporary) => {
      const modules = ["mpm_event", "dir", "mime", "headers", "alias", "authz_core", "rewrite"];
      const place = "/usr/lib/apache2/modules";
      const lines = [
        ...modules.map((name) => `LoadModule ${name}_module ${place}/mod_${name}.so`),
        `Listen 127.0.0.1:${port}`,
        "ServerName localhost",
        `PidFile ${temporary}/pid`,
        `ErrorLog ${temporary}/error.log`,
        "TypesConfig /etc/mime.types",
        `DocumentRoot ${root}`,
        `<Directory ${root}>`,
        "  Require all granted",
        "  AllowOverride All",
        "  Options FollowSymLinks",
        "</Directory>",
      ];
      return ["-X", "-f", await config(temporary, `${lines.join("\n")}\n`)];
    },
  },
  {
    name: "Caddy",
    program: "caddy",
    arguments: async ({ root, output, port }, temporary) => {
      const site = `http://127.0.0.1:${port} {\n\troot * ${root}\n\timport ${output}/hosting/Caddyfile\n}\n`;
      return ["run", "--adapter", "caddyfile", "--config", await config(temporary, `{\n\tadmin off\n}\n${site}`)];
    },
  },
  {
    name: "lighttpd",
    program: "lighttpd",
    arguments: async ({ root, output, port }, temporary) => {
      const lines = [
        `server.document-root = "${root}"`,
        `server.port = ${port}`,
        'server.bind = "127.0.0.1"',
        `include "${output}/hosting/lighttpd.conf"`,
      ];
      return ["-D", "-f", await config(temporary, `${lines.join("\n")}\n`)];
    },
  },
  {
    name: "serve",
    program: "serve@14.2.7",
    isPackage: true,
    arguments: async ({ root, port }) => ["--no-clipboard", "--listen", `tcp://127.0.0.1:${port}`, root],
  },
  {
    name: "sirv",
    program: "sirv-cli@3.0.1",
    isPackage: true,
    arguments: async ({ root, port }) => [root, "--host", "127.0.0.1", "--port", String(port)],
  },
  {
    name: "http-server",
    program: "http-server@14.1.1",
    isPackage: true,
    arguments: async ({ root, port }) => [root, "-a", "127.0.0.1", "-p", String(port)],
  },
  {
    name: "Cloudflare Pages",
    program: "wrangler@4.86.0", // the last version that runs on Node.js 20,
    isPackage: true,
    arguments: async ({ root, output, port }) => {
      // Below a base path, a deployer moves these files, as the README says.
      if (root !== output) {
        for (const name of ["_headers", "_redirects"]) await copyFile(path.join(output, name), path.join(root, name));
      }
      const address = ["--ip", "127.0.0.1", "--port", String(port)];
      return ["pages", "dev", root, ...address, "--compatibility-date", "2026-01-01"];
    },
  },
];

/**
 * Returns whether the program is installed. A package only counts if the user names it, because npm has to fetch it.
 */
export function isInstalled({ program, isPackage }: Host): boolean {
  return !isPackage && spawnSync("which", [program]).status === 0;
}

/**
 * Starts a host and waits until it responds.
 *
 * @throws {Error} With the host's output, if it ends, or doesn't respond within a minute.
 */
export async function startHost(host: Host, site: ServedSite): Promise<RunningHost> {
  const temporary = await mkdtemp(path.join(os.tmpdir(), "host-"));
  const given = await host.arguments(site, temporary);
  const [program, ...rest] = host.isPackage ? ["npx", "--yes", host.program, ...given] : [host.program, ...given];
  const child = spawn(program ?? "", rest, { cwd: os.tmpdir(), detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const stop = async () => {
    await end(child);
    await rm(temporary, { recursive: true, force: true });
  };
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (printed += text));
  for (let tries = 0; tries < 240; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    if (child.exitCode !== null) break;
    const answer = await fetch(`http://127.0.0.1:${site.port}/`, { redirect: "manual" }).catch(() => null);
    if (answer) return { stop };
  }
  await stop();
  throw new Error(`${host.name} does not answer. It printed:\n${printed.trim()}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  process.kill(-child.pid, "SIGTERM");
  await ended;
}

async function config(temporary: string, text: string): Promise<string> {
  const file = path.join(temporary, "config");
  await writeFile(file, text);
  return file;
}
