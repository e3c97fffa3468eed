import { effectsOf } from "../../lib/effects";

const samples = effectsOf("guides/csp.mdx");

samples.effect('"connect-src":', {
  files: {
    "src/index.html": `<!doctype html>
<html>
  <head><title>Acme</title><style>body { top: 0 }</style></head>
  <body><script src="./index.js"></script></body>
</html>`,
  },
  without: ["output.html.csp.policy"],
  // Hashes are still added.
  shows:
    /Content-Security-Policy(?=[^>]*img-src 'self' data:)(?=[^>]*connect-src 'self' https:\/\/api\.example\.com)(?=[^>]*style-src [^;]*'sha256-)/,
});
