import { expect } from "vitest";
import { effectsOf } from "../effects";
import * as client from "./dev-server/client";
import * as files from "./dev-server/files";
import { served } from "./dev-server/served";

const samples = effectsOf("configuration/dev-server.mdx");

samples.tries("warnings: false", client.clientIsQuiet);
samples.tries('logging: "warn",\n    },', client.logsWarnings);
samples.tries("ResizeObserver", client.overlayFilters);
samples.tries('client: {\n      progress: "linear"', client.showsProgress);
samples.tries("reconnect: true", client.reconnects);
samples.tries('webSocketTransport: "ws"', client.connectsBy);
samples.tries("wss://dev.acme.test/ws", client.connectsTo);
samples.tries("/__acme_updates", client.hasPath);
samples.tries('hot: "only"', client.replacesOnly);
samples.tries("liveReload: false", client.neverReloads);

samples.tries("allowedHosts", async (code) => {
  const { get } = await served(code);
  for (const host of ["acme.test", "shop.test", "eu.shop.test", "localhost"])
    expect((await get("/main.js", { host })).status).toBe(200);
  const without = await served(code, { devServer: { allowedHosts: undefined } });
  expect((await without.get("/main.js", { host: "acme.test" })).text).toBe("Invalid Host header");
});

samples.tries("compress: false", async (code) => {
  const gzip = { "accept-encoding": "gzip" };
  const { get } = await served(code);
  expect((await get("/main.js", gzip)).headers["content-encoding"]).toBeUndefined();
  const without = await served(code, { devServer: { compress: undefined } });
  expect((await without.get("/main.js", gzip)).headers["content-encoding"]).toBe("gzip");
});

samples.tries('"X-Build": "acme-ui"', async (code) => {
  const { headers } = await (await served(code)).get("/main.js");
  expect(headers).toMatchObject({ "access-control-allow-origin": "*", "x-build": "acme-ui" });
  expect(headers["cross-origin-resource-policy"]).toBeUndefined();
  const without = await served(code, { devServer: { headers: undefined } });
  expect((await without.get("/main.js")).headers).toMatchObject({ "cross-origin-resource-policy": "same-origin" });
});

samples.tries("historyApiFallback: true,\n  },", files.fallsBack);
samples.tries("disableDotRule", files.rewrites);
samples.tries('"/manual", watch: false', files.servesSeveral);
samples.tries('import.meta.dirname, "assets"', files.servesAssets);
samples.tries('extensions: ["html"]', files.passesOptions);
samples.tries('["/manual", "/help"]', files.hasTwoPaths);
samples.tries("serveIndex: false", files.hasNoList);
samples.tries("**/uploads/**", files.watchesStatic);
samples.tries("templates/**/*.php", files.watchesFiles);
samples.tries("writeToDisk", files.writesToDisk);
