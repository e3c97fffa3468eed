import { installVersion } from "../../../../../scripts/lib/install-packages";
import { chromiumForFile, siteOf } from "../../../lib/in-chromium";
import type { Files } from "../../../lib/project";
import { raises } from "../../../lib/raises";

const visit = chromiumForFile();
const until = /Error|done/;

/** A plugin as most of them are published: it takes jQuery from a module or from the page. */
const PLUGIN = `(function (factory) {
  typeof exports === "object" && typeof module === "object" ? factory(require("jquery")) : factory(window.jQuery);
})(($) => { $.fn.modal = () => console.log("done"); });`;
const MODAL: Files = { "node_modules/acme-modal/package.json": "{}", "node_modules/acme-modal/index.js": PLUGIN };
const USE = 'import $ from "jquery";\n$(document).modal();';

const bundle = async (code: string, externals = {}) => {
  const modules = [await installVersion("jquery", "3.7.1"), "node_modules"];
  return siteOf({ ...MODAL, "package.json": "{}", "src/index.js": code }, { resolve: { modules }, externals });
};
raises("interop/#jquery-plugin", {
  broken: async () => visit(await bundle(USE), { until }),
  fixed: async () => visit(await bundle(`import "acme-modal";\n${USE}`), { until }),
});

/** Visits a page that loads jQuery and the plugin itself, and then the bundle. */
const onPage = async (externals = {}) => {
  const [site, jquery] = [await bundle(USE, externals), await bundle('window.jQuery = require("jquery");')];
  const scripts = ["jquery", "plugin", "main"].map((name) => `<script src="/${name}.js"></script>`).join("");
  const page = { "/": `<!doctype html>${scripts}`, "/jquery.js": jquery["/main.js"] ?? "404", "/plugin.js": PLUGIN };
  return visit({ ...site, ...page }, { until });
};
raises("interop/#jquery-plugin", { broken: () => onPage(), fixed: () => onPage({ jquery: "jQuery" }) });

/** Visits a page whose bundle has jQuery as an external, with or without its script. */
const external = async (scripts: string) => {
  const code = 'import $ from "jquery";\n$(() => console.log("done"));';
  const [site, jquery] = await Promise.all([
    bundle(code, { jquery: "jQuery" }),
    bundle('window.jQuery = require("jquery");'),
  ]);
  const page = `<!doctype html>${scripts}<script src="/main.js"></script>`;
  return visit({ ...site, "/": page, "/jquery.js": jquery["/main.js"] ?? "404" }, { until });
};
raises("interop/#jquery", { broken: () => external(""), fixed: () => external('<script src="/jquery.js"></script>') });
