function fileURLToPath(url: string | URL): string {
  const { protocol, pathname } = new URL(url);
  if (protocol !== "file:") throw new TypeError("The URL must be of scheme file");
  return decodeURIComponent(pathname);
}

function pathToFileURL(path: string): URL {
  return new URL(`file://${encodeURI(path).replace(/[?#]/g, encodeURIComponent)}`);
}

const url = { URL, URLSearchParams, fileURLToPath, pathToFileURL };

export { url as "module.exports" };
