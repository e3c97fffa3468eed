import path from "node:path";
import { promisify } from "node:util";
import { validate } from "schema-utils";
import schema from "./schema.js";

const PLACEHOLDER = /\[(\w+)\]/g;

async function readValues(loader, file) {
  const absolute = path.resolve(loader.rootContext, file);
  loader.addDependency(absolute);

  const readFile = promisify(loader.fs.readFile.bind(loader.fs));
  return JSON.parse(await readFile(absolute, "utf8"));
}

export default async function placeholderLoader(source) {
  const options = this.getOptions();
  validate(schema, options, {
    name: "Placeholder Loader",
    baseDataPath: "options",
  });

  const fromFile = options.valuesFile
    ? await readValues(this, options.valuesFile)
    : {};
  const values = { ...fromFile, ...options.values };

  const text = source.replace(PLACEHOLDER, (match, key) => {
    if (Object.hasOwn(values, key)) {
      return values[key];
    }
    this.emitWarning(new Error(`There is no value for ${match}.`));
    return match;
  });

  return `export default ${JSON.stringify(text)};\n`;
}
