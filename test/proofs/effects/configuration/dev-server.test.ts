import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { build } from "../../lib/project";
import * as client from "./dev-server/client";
import * as files from "./dev-server/files";
import * as network from "./dev-server/network";
import { serve, served } from "./dev-server/served";
import { type ConfigurationFunction, exported } from "./exported";

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
samples.tries("interval: 1000", files.watchesStatic);
samples.tries("templates/**/*.php", files.watchesFiles);
samples.tries("writeToDisk", files.writesToDisk);

samples.tries("port: 3000,\n    open: true", network.opensRoot);
samples.tries("app: async () => connect(),\n  },", network.usesApplication);
samples.tries("bonjour", network.announces);
samples.tries('host: "localhost"', network.listensLocally);
samples.tries("acme.sock", network.listensOnSocket);
samples.tries("onListening", network.tellsPort);
samples.tries("google-chrome", network.opensPages);
samples.tries("port: 3000,\n  },", network.hasPort);
samples.tries('context: ["/api", "/login"]', network.forwards);
samples.tries('"^/account"', network.forwardsSome);
samples.tries('server: "https"', network.isSecure);
samples.tries("localhost-key.pem", network.hasOwnCertificate);
samples.tries('server: "http2"', network.speaksHttp2);
samples.tries("keepAliveTimeout", network.keepsAlive);
samples.tries("setupExitSignals: false", network.leavesSignals);
samples.tries("mock-cart", network.answersItself);
samples.tries('htmlFilename: "index.html"', network.hasPage);

samples.tries("env.WEBPACK_SERVE", async (code) => {
  const { folder, configuration } = await exported<ConfigurationFunction>(code);
  expect(await build(folder, configuration({}, {}))).toMatch(/^main\.\w{20}\.js$/m);
  const { get } = await serve(folder, configuration({ WEBPACK_SERVE: true }, {}));
  expect((await get("/main.js")).status).toBe(200);
});
