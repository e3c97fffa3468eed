import type { Answers } from "./types";

export const assets: Answers = {
  "fonts of a package for Sass": {
    output: "Module not found: Error: Can't resolve '../webfonts/fa-solid-900.woff2' in '/project/src/scss'",
    entry: "assets/#file-not-found",
    cause: /part of another one/,
  },
  "a template, and not the configuration, with an unknown name": {
    output: "ERROR in Template execution failed: ReferenceError: html is not defined",
    entry: "assets/#template-failed",
    cause: /name is misspelled/,
  },
  "markers that Leaflet doesn't find": {
    output:
      "GET http://localhost:3000/marker-icon-2x.png 404 (Not Found)\nGET http://localhost:3000/marker-shadow.png 404 (Not Found)",
    entry: "assets/#image-missing",
    cause: /Leaflet looks/,
  },
  "the data URL of a marker that Leaflet doesn't understand": {
    output: 'GET data:image/png;base64,iVBORw0KGgo…")marker-icon-2x.png net::ERR_INVALID_URL',
    entry: "assets/#image-missing",
    cause: /Leaflet looks/,
  },
  "an SVG file that is a URL and not a component": {
    output:
      "InvalidCharacterError: Failed to execute 'createElement' on 'Document': The tag name provided ('/static/media/logo.14a9bce0.svg') is not a valid name.",
    entry: "assets/#react-component",
    cause: /Another rule matches/,
  },
};
