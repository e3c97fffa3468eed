import { effectsOf } from "../../lib/effects";
import type { Files } from "../../lib/project";

const samples = effectsOf("releases/5-109.mdx");

const page: Files = { "src/index.js": "console.log(1);", "src/leaf.svg": "<svg/>" };
for (const [field, element] of [
  ["title", /^main\.html\n.*<title>Acme/m],
  ["meta", /<meta name="?viewport"? content="width=device-width, ?initial-scale=1"/],
  ["favicon", /<link (?=[^>]*rel="?icon)[^>]*href="?\w+\.svg/],
  ["csp", /<meta http-equiv="?content-security-policy"? content="[^"]*script-src /i],
] as const) {
  samples.effect('title: "Acme"', { files: page, without: [`output.html.${field}`], shows: element });
}
// The file of the icon becomes part of the build.
samples.effect('title: "Acme"', {
  files: page,
  without: ["output.html.favicon"],
  shows: /^asset \w{20}\.svg /m,
});

const font: Files = {
  "src/index.js": 'console.log(new URL("./text.woff2", import.meta.url), new URL("./photo.png", import.meta.url));',
  "src/text.woff2": "a font",
  "src/photo.png": "a picture",
};
samples.effect("urlHints: [", {
  files: font,
  without: ["output.resourceHints"],
  shows: /<link (?=[^>]*rel="?preload)(?=[^>]*as="?font)[^>]*href="?\w+\.woff2/,
});
// A condition that is left out fits the picture, too.
samples.effect("urlHints: [", {
  files: font,
  without: ["output.resourceHints.urlHints.0.test"],
  hides: /<link [^>]*href="?\w+\.png/,
});
