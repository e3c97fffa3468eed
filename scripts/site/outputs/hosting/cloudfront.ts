import type { Hosting } from "./table";

/**
 * Returns a viewer-request function for CloudFront with a bucket as its origin. The function adds what a bucket lacks:
 * index files for folders, and redirects.
 */
export function cloudfrontFunction({ redirects }: Hosting): string {
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  return `var moved = ${JSON.stringify(moved, null, 2)};

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  if (Object.prototype.hasOwnProperty.call(moved, uri)) return redirect(moved[uri], request.querystring);
  if (uri.endsWith("/")) request.uri = uri + "index.html";
  else if (!uri.split("/").pop().includes(".")) return redirect(uri + "/", request.querystring);
  return request;
}

function redirect(target, query) {
  var pairs = Object.keys(query).map(function (name) {
    return query[name].value === "" ? name : name + "=" + query[name].value;
  });
  var location = target + (pairs.length > 0 ? "?" + pairs.join("&") : "");
  // Two slashes, or a backslash for one of them, would lead to another host.
  location = location.replace(/^[\\/\\\\]+/, "/");
  return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location: { value: location } } };
}
`;
}

/**
 * Returns the settings for `aws cloudfront create-response-headers-policy` and for the error pages of a distribution.
 */
export function cloudfrontSettings(hosting: Hosting): string {
  const { headers, frames, immutable, cacheControl, types, notFound } = hosting;
  const settings = {
    responseHeaders: policyOf(headers),
    // Each of these folders needs a cache behavior with its own policy.
    behaviors: frames.map(({ folder, policy }) => ({
      PathPattern: `${folder}*`,
      responseHeaders: policyOf({ ...headers, "Content-Security-Policy": policy }),
    })),
    // A bucket without list permission responds with 403 for missing files.
    errorPages: [403, 404].map((ErrorCode) => ({ ErrorCode, ResponsePagePath: notFound, ResponseCode: "404" })),
    upload: [
      ...immutable.folders.map((folder) => ({ folder, "--cache-control": immutable.cacheControl })),
      ...Object.entries(types).map(([ending, type]) => ({
        files: `*${ending}`,
        "--content-type": type,
        "--cache-control": cacheControl,
      })),
      { folder: "everything else, last", "--cache-control": cacheControl },
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function policyOf(headers: Record<string, string>) {
  const items = Object.entries(headers).map(([Header, Value]) => ({ Header, Value, Override: true }));
  return { CustomHeadersConfig: { Quantity: items.length, Items: items } };
}
