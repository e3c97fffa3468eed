import { spawnSync } from "node:child_process";
import os from "node:os";

/** Whether nginx is installed. Where it is, tests serve builds with the files that pages show. */
export const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

/** Serves the folder in which it is started with `test.conf`, which `nginxConfig` writes. */
export const NGINX = 'nginx -e stderr -p "$PWD" -c test.conf';

/** What nginx says when it answers. */
export const NGINX_READY = /start worker process \d/;

/**
 * Returns a whole configuration around the `server` block that a page shows.
 *
 * @param root the folder that is served, from the folder in which nginx is started.
 */
export function nginxConfig(shown: string, port: number, root: string): string {
  const server = shown.replace("listen 80;", `listen 127.0.0.1:${port};`).replace(/root \S+;/, `root ${root};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path tmp-${name};`,
  );
  // The process runs as whoever tests: others cannot read a temporary folder.
  return `daemon off; user ${os.userInfo().username}; pid nginx.pid; error_log stderr notice; events {}
http { types { text/html html; text/javascript js; } access_log off; ${temporary.join(" ")} ${server} }
`;
}
