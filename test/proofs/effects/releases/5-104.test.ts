import { effectsOf } from "../../lib/effects";

const samples = effectsOf("releases/5-104.mdx");

const files = {
  "src/index.js": 'import { card } from "./card.module.css";\ndocument.body.className = card;',
  "src/card.module.css": ".card { gap: var(--gap) }",
};

samples.effect("localIdentHashDigestLength: 8", {
  files,
  without: ["module.parser"],
  shows: "{gap:var(--gap)}",
});

samples.effect("localIdentHashDigestLength: 8", {
  files,
  without: ["module.generator"],
  // A class cannot begin with a digit, which is why another character may stand before the hash.
  shows: /^\._?[\w-]{8}\{gap/m,
});
