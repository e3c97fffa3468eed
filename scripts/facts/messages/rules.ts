import { LOADER_RULES } from "./loader-rules";
import type { Rule } from "./rule";

const REMOVED =
  /was (?:removed|renamed|refactored|changed)|has been removed|moved into|no longer a waterfall|to ids and/;

/** The rules, in order of precedence: a message uses the topmost one that matches it. */
export const RULES: readonly Rule[] = [
  { place: /./, words: /^\s*(?:<\w+>\s*)*$/, reason: "It only passes on the message of another error." },
  { place: /^(?:webpack|tapable)\/\S+ \S+ deprecation/, entry: "plugins/#deprecation" },
  { place: /^webpack\//, words: REMOVED, entry: "plugins/#compiler-plugin" },

  // Resolving:
  { place: /^enhanced-resolve\/lib\/Resolver\.js/, words: /^Can't/, entry: "resolve/#cannot-resolve" },
  { place: /^enhanced-resolve\/lib\/ExportsFieldPlugin/, entry: "resolve/#not-exported" },
  { place: /^enhanced-resolve\/lib\/ImportsFieldPlugin/, entry: "resolve/#package-import" },
  { place: /^enhanced-resolve\/lib\/util\/entrypoints/, entry: "resolve/#exports-field" },
  { place: /^enhanced-resolve\//, words: /^No (?:file )?content/, entry: "resolve/#description-file" },
  {
    place: /^enhanced-resolve\//,
    words: /package ?map|[Pp]ackageMap|package ids?\b/,
    reason: "The schema of webpack refuses the option, so only programs that call the resolver get it.",
  },
  { place: /^enhanced-resolve\//, reason: "Only programs that call the resolver with wrong arguments get it." },
  { place: /^webpack\/\S+ ModuleNotFoundError/, entry: "resolve/#cannot-resolve" },
  { place: /^webpack\/lib\/schemes\/HttpUri/, entry: "externals/#not-fetched" },
  {
    place: /^webpack\/lib\/(?:context|template|javascript)\//,
    words: /^Cannot find module/,
    entry: "chunks/#cannot-find-module",
  },

  // Modules:
  { place: /lib\/(?:css|javascript)\/syntax-parser/, words: /^Not enough stack/, entry: "memory/#call-stack" },
  {
    place: /^webpack\/lib\/(?:css|html|javascript)\/syntax-parser/,
    words: /^not a type$|^(?:css|html|javascript) syntax: /,
    reason: "An internal check of the parser, or a plugin that starts it within itself.",
  },
  { place: /TypeScriptSyntaxError/, words: /^enum$|(?:declaration|assignment)$/, entry: "typescript/#strip-only" },
  { place: /^webpack\/lib\/javascript\/syntax-parser/, entry: "loaders/#appropriate-loader" },
  {
    place: /^webpack\/lib\/javascript\/(?:syntax-printer|ScopeAnalyzer)/,
    reason: "An internal check of the code that is printed, because the parser has accepted it before.",
  },
  { place: /^webpack\/lib\/errors\/JSONParse/, entry: "loaders/#json" },
  { place: /^webpack\/lib\/rules\//, entry: "loaders/#rule-set" },
  { place: /ModuleBuildError/, entry: "loaders/#build-failed" },
  { place: /ModuleParseError/, words: /WebAssembly/, entry: "loaders/#webassembly" },
  { place: /ModuleParseError/, entry: "loaders/#appropriate-loader" },
  { place: /^webpack\/lib\/errors\/Module(?:Error|Warning)/, entry: "loaders/#module-error" },
  { place: /ESMLinkingError/, words: /^Should not import/, entry: "interop/#json-named" },
  { place: /ESMLinkingError/, words: /was not found/, entry: "interop/#export-not-found" },
  { place: /EnvironmentNotSupportAsyncWarning/, entry: "interop/#async-await" },
  { place: /NodeStuffInWebError/, entry: "polyfills/#node-name-used" },
  { place: /^webpack\//, words: /^`[\w.<>]+` expected|^webpack\w+ magic comment expected/, entry: "size/#magic-value" },
  {
    place: /^webpack\/lib\/(?:css|html)\//,
    words: /^\s*during rendering|No template for|walk stopped|Unknown insertion|is already running|webpackAst/,
    reason: "An internal check of the parser, or the module behind another error.",
  },
  { place: /^webpack\/lib\/html\//, entry: "html/#bad-value" },
  {
    place: /^webpack\/lib\/asset\//,
    reason: "An internal check, or a call of a plugin with wrong arguments; the stack names the plugin.",
  },
  {
    place: /[Ww](?:asm|ebAssembly)/,
    words: /Buffer|unknown type/,
    reason: "An internal check of what the parser and the generator get.",
  },

  // Output, sharing and the cache:
  { place: /ScriptExternalLoadError/, entry: "module-federation/#script-error" },
  { place: /^webpack\/lib\/container\/RemoteRuntime/, entry: "module-federation/#container-missing" },
  { place: /^webpack\/lib\/externals\/extractUrl/, entry: "externals/#script-external" },
  {
    place: /serialization/,
    words: /already registered|is not registered|internalSerializables/,
    reason: "Only authors who register a class get it.",
  },
  {
    place: /serialization\/Object/,
    words: /circular|function|constructor|implemented|while serializing/,
    entry: "cache/#not-serializable",
  },
  {
    place: /serialization/,
    words: /target|lazy value|thing|falsy|function$/,
    reason: "An internal check of what is to be written.",
  },
  { place: /serialization/, entry: "cache/#not-restored" },
  { place: /lib\/cache\//, words: /erialization of/, reason: "It is a time that cache.profile asks for." },
  { place: /lib\/cache\//, words: /^Unable to snapshot|^Background|^Cleanup/, entry: "cache/#not-stored" },
  { place: /FileSystemInfo/, words: /^\s*while resolving/, entry: "cache/#not-stored" },
  {
    place: /lib\/config\//,
    words: /'cache\.\w*acheUnaffected/,
    reason: "The option is dropped before its value is looked at.",
  },
  { place: /lib\/config\//, words: /cache(?: type|\.store|\.type)/, reason: "The schema refuses such a value before." },

  {
    place: /^webpack\//,
    words:
      /webpack bug|should not happen|Unexpected|[Ii]mplementation error|checkConstraints|must (?:only|not) be called/i,
    reason: "An internal check, whose failure is a bug of webpack or of a plugin that is shown with it.",
  },

  // Configuration, programs and servers:
  { place: /^schema-utils\/dist\/ValidationError|validateSchema/, entry: "configuration/#invalid" },
  { place: /^schema-utils\//, reason: "Only authors of schemas get it." },
  { place: /^webpack-dev-server\/\S*webpack-dev-server\.js|^webpack\/bin\//, entry: "command-line/#cli-missing" },
  {
    place: /^webpack-dev-middleware\//,
    words: /^(?:Bad|Forbidden|Precondition|Range|Unsatisfiable|Malicious|A .*Range|A 'Range')/,
    reason: "It answers a request that no browser sends by itself.",
  },
  {
    place: /^webpack-dev-server\/client\//,
    words: /while compiling/,
    reason: "It follows the problems of the build, which have entries.",
  },
  {
    place: /^webpack-dev-server\/client\//,
    words: /parseError|rejection reason|resource query/,
    reason: "An internal check of what the overlay shows, and of the address that the server has written itself.",
  },
  {
    place: /^webpack-dev-(?:server|middleware)\//,
    words: /compiler options|must pass headers/,
    reason: "Only authors of a server get it.",
  },
  { place: /^webpack-cli\//, words: /for the '--|^Expected: /, entry: "command-line/#invalid-value" },
  { place: /^webpack-cli\//, words: /^Did you mean|webpack --help/, entry: "command-line/#unknown-option" },
  {
    place: /^webpack-cli\//,
    words: /[Uu]nable to load|configuration files? |ESM|Recursive/,
    entry: "command-line/#failed-to-load",
  },
  {
    place: /^webpack-cli\//,
    words: /not installed\.$|ackage manager|install one of them|exited with code/,
    entry: "command-line/#package-missing",
  },
  { place: /^webpack-cli\//, words: /--help|use of help/, reason: "The message shows what to type instead." },
  {
    place: /^webpack-cli\//,
    words: /^\[webpack-cli\]|^Internal error/,
    reason: "It stands in front of the message of another error, or is an internal check.",
  },
  {
    place: /^minimizer-webpack-plugin\/dist\/serialize/,
    reason: "Only values that imitate built-in objects cause it.",
  },
  {
    place: /^minimizer-webpack-plugin\//,
    words: /generatorOptions\.|encodeOptions|processResult/,
    entry: "minimizing/#generate-preset",
  },
  { place: /^minimizer-webpack-plugin\//, entry: "minimizing/#minimizer-error" },
  { place: /^ts-loader\//, words: /loader-utils/, reason: "It needs webpack 4." },
  { place: /^ts-loader\//, words: /may not be compatible/, reason: "It's about compilers other than TypeScript's." },
  {
    place: /^webpack\/lib\/hmr\/lazy/,
    words: /shared server/,
    reason: "Only programs that serve lazy compilation from a server of their own get it.",
  },
  { place: /^webpack\/hot\/|^webpack\/lib\/hmr\//, entry: "hot-updates/#cannot-apply" },
  {
    place: /^webpack\/lib\/(?:Compilation|logging\/ProgressPlugin)\S* \S+ log/,
    reason: "It says how long something took, when a profile is asked for.",
  },
  { place: /CriticalDependencyWarning/, entry: "size/#request-expression" },
  { place: /^webpack\/lib\/errors\/\w+Warning/, entry: "size/#checks" },

  ...LOADER_RULES,

  // Messages that other entries explain:
  { place: /APIPlugin/, words: /assigned$/, entry: "loaders/#must-not-be-assigned" },
  { place: /^webpack\//, words: /^\nwhile determining default|^Description file/, entry: "resolve/#description-file" },
  { place: /ConsumeSharedPlugin/, words: /^Unable to/, entry: "module-federation/#no-required-version" },
  { place: /^webpack\/lib\/sharing\//, words: /^Can't resolve/, entry: "module-federation/#fallback" },
  { place: /sharing\/semver/, words: /^Invalid version/, entry: "module-federation/#no-required-version" },
  { place: /LoaderRunner/, words: /^sourceTest threw/, entry: "loaders/#build-failed" },
  {
    place: /ESMImportSpecifierDependency/,
    words: /^Assignment to constant/,
    reason: "Browsers say the same words of an assignment to an import.",
  },
  { place: /lib\/Compilation\.js/, words: /cannot read the hash/, entry: "entry-output/#circular-hashes" },
  { place: /ImportParserPlugin/, words: /worker/, entry: "size/#magic-value" },
  { place: /DotenvExpansionError/, entry: "plugins/#dotenv-expansion" },
  { place: /DllManifestError/, entry: "plugins/#dll-manifest" },
  { place: /TrustedTypesPolicy/, entry: "chunks/#trusted-types" },
  { place: /AggressiveMergingPlugin/, entry: "plugins/#invalid-options" },
  { place: /NormalModuleFactory/, words: /^No generator/, entry: "loaders/#no-parser" },

  // Mistakes in plugins, and mistakes that only webpack itself can make:
  {
    place: /^webpack\/lib\/(?:Compiler|output\/CleanPlugin)/,
    words: /file ?system (?:cannot|can't|doesn't)/i,
    reason: "Only programs that give webpack another file system for the output get it.",
  },
  { place: /ESM(?:Ex|Im)portDependencyParser/, words: /^Deferred/, reason: "The parser refuses such code before." },
  { place: /SplitChunks/, words: /dedupDepth" must/, reason: "The schema refuses such a value before." },
  { place: /StatsPreset/, words: /filter warnings/, reason: "The schema refuses such a value before." },
  { place: /SplitChunks/, words: /^Stopped/, reason: "It is a hint about time, and names the option that saves it." },
  {
    place: /logging\/Logger/,
    words: /timeLog|timeAggregate/,
    reason: "Only authors of plugins who measure times get it.",
  },
  { place: /JavascriptParser\.js/, words: /must not be null/, reason: "An internal check of what is parsed." },
  { place: /JsonpChunkLoading/, words: /fetch API/, reason: "Every browser since 2017 has what it asks for." },
  {
    place: /^webpack\/\S+.*TypeError/,
    words: /\(name\)|runtime\/|visitor|'parser'/,
    reason: "Only authors of plugins who call a method wrongly get it.",
  },
  {
    place: /NormalModule\.js/,
    words: /^No result/,
    reason: "An internal check, because what runs the loaders always returns a result, together with an error as well.",
  },
  {
    place: /^webpack\/lib\/(?:Multi|Compil|context|index|config\/(?:cli|Web))/,
    words:
      /of a MultiCompiler|MultiCompiler\.hooks|fake hook|^Trace|runAsChild|'dependency'|getter|filesystem|mode|deferred|Conflicting schema/,
    reason: "An internal check, or a call of a plugin with wrong arguments; the stack names the plugin.",
  },
  {
    place:
      /^webpack\/lib\/(?:graph|optimize|util|template|fs|module|runtime|node|javascript|logging|stats|ids|loaders|resolve)\//,
    reason: "An internal check, or a call of a plugin with wrong arguments; the stack names the plugin.",
  },
  {
    place: /^webpack\/lib\/dependencies\//,
    words: /base|type|range|mode|inline|presence/i,
    reason: "An internal check of the code generation.",
  },
  { place: /^tapable\//, reason: "Only authors of plugins who define hooks get it." },
];
