/** The parts of a JSON schema that restrict values. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: (string | number | boolean | null)[];
  instanceof?: "RegExp" | "Function";
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  minLength?: number;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  /**
   * Whether a string has to be an absolute path (true) or must not be one (false). It's a keyword that webpack adds to
   * JSON schema.
   */
  absolutePath?: boolean;
}

/**
 * The published file `option-schema.json`: the schema of a configuration, and how its properties map to the paths of
 * options.
 */
export interface OptionSchema {
  schema: Schema & { definitions: Record<string, Schema> };
  /**
   * Definitions whose fields are described in one place only, with the option path of that place: `RuleSetRule` →
   * `Rule`.
   */
  homes: Record<string, string>;
  /** Keys whose options are listed under another key: `css/auto` → `css`. */
  families: Record<string, string>;
}

/** The default of an option in JavaScript notation; null if it stays unset. */
export interface Default {
  /** The default in each mode, for the target `web`. */
  modes: Record<"development" | "production" | "none", string | null>;
  /** The default for each target in production mode; absent if all targets have the same. */
  targets?: Record<string, string | null>;
  /** The value after the containing option is switched on, for options without any other default. */
  whenOn?: string;
}

/** An option of the published file `options.json`. */
export interface Option {
  /** The path: `output.filename`; the fields of a rule start with `Rule`. */
  path: string;
  type: string;
  default: Default;
  /** The version that introduced it; absent for the first version of webpack 5, and if it's unknown. */
  since?: string;
  deprecated: boolean;
  description?: string;
  /** The address of its description. */
  url?: string;
}

/** The published file `options.json`: the documented packages, and all their options in the order of the schema. */
export interface OptionListing {
  versions: { name: string; version: string }[];
  options: Option[];
}
