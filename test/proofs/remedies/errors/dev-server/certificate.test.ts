import path from "node:path";
import { get, serve } from "../../../effects/configuration/dev-server/served";
import { execute } from "../../../lib/execute";
import { project } from "../../../lib/project";
import { raises } from "../../../lib/raises";

/** Starts a server with a key and a certificate that exist, by paths below a folder. Returns the error, or an answer. */
async function securedBy(folderOf: (project: string) => string): Promise<string> {
  const folder = await project();
  const subject = '-subj "/CN=localhost" -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem';
  await execute(`mkdir certificates && cd certificates && openssl req -x509 ${subject}`, folder);
  const options = {
    key: path.posix.join(folderOf(folder), "certificates/key.pem"),
    cert: path.posix.join(folderOf(folder), "certificates/cert.pem"),
  };
  try {
    const server = await serve(folder, { mode: "development", devServer: { server: { type: "https", options } } });
    return (await get(`${server.origin.replace("http:", "https:")}/main.js`)).text.slice(0, 100);
  } catch (error) {
    return `[webpack-cli] ✖ ${error}`;
  }
}
raises("dev-server/#certificate", { broken: () => securedBy(() => "~"), fixed: () => securedBy((folder) => folder) });
