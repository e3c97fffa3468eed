import { freePort } from "../../scripts/lib/free-port";
import { hosts, isInstalled, startHost } from "../hosts/hosts";
import type { TrialSite } from "../trial-site";
import type { Tab } from "./engine";
import { playground } from "./scenario";

const nginx = hosts.find(({ name }) => name === "nginx");

/** Whether there is a host that sends the headers of the site, including its security policy. */
export const hasHeaders = nginx !== undefined && isInstalled(nginx);

/**
 * Uses the playground, which needs exceptions from the security policy, on a host that sends all headers of the site.
 *
 * @returns A sentence for everything that is wrong.
 */
export async function playgroundWithHeadersIn(tab: Tab, { root, output, basePath }: TrialSite): Promise<string[]> {
  if (!nginx) return [];
  const port = await freePort();
  const running = await startHost(nginx, { root, output, port });
  try {
    await tab.takeMessages(); // messages about another site
    await playground({ tab, at: (url) => `http://127.0.0.1:${port}${basePath}${url.slice(1)}` });
    return (await tab.takeMessages()).map((text) => `the playground on nginx: it says ${text}`);
  } catch (error) {
    return [`webpack builds a project on nginx: no. ${(error as Error).message}`];
  } finally {
    await running.stop();
  }
}
