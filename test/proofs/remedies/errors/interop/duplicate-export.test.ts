import path from "node:path";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { printed, raises } from "../../../lib/raises";

/** Builds an image with a version of @svgr/webpack that passes on the URL of file-loader. */
const drawn = async (version: string) => {
  const [svgr, file] = await Promise.all([
    installVersion("@svgr/webpack", version),
    installVersion("file-loader", "6.2.0"),
  ]);
  return printed(
    {
      "src/index.js": 'import url, { ReactComponent } from "./logo.svg";\nconsole.log(url, ReactComponent);',
      "src/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1" /></svg>',
    },
    {
      externals: { react: "React" },
      module: { rules: [{ test: /\.svg$/, use: [path.join(svgr, "@svgr/webpack"), path.join(file, "file-loader")] }] },
    },
  );
};
raises("interop/#duplicate-export", { broken: () => drawn("6.1.0"), fixed: () => drawn("6.1.1") });
