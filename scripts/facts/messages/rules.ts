/**
 * What becomes of the messages that no pattern of the catalogue of errors matches: an entry explains them nevertheless, or
 * readers do not need one, or an entry is still to be written.
 */
export interface Rule {
  /** Matches the place, which is the package, the file and the class: `webpack/lib/Compiler.js Error`. */
  place: RegExp;
  /** Matches the template; without it, all messages of the place are meant. */
  words?: RegExp;
  /** The entry that explains them. */
  entry?: string;
  /** A sentence that says why readers need no entry. */
  reason?: string;
  /** What has no entry yet, though readers may meet it. */
  missing?: string;
}

const REMOVED =
  /was (?:removed|renamed|refactored|changed)|has been removed|moved into|no longer a waterfall|to ids and/;

/** The first rule that matches a message decides. */
export const RULES: readonly Rule[] = [
  { place: /./, words: /^\s*(?:<\w+>\s*)*$/, reason: "It only passes on the message of another error." },
  { place: /^(?:webpack|tapable)\/\S+ \S+ deprecation/, entry: "plugins/#deprecation" },
  { place: /^webpack\//, words: REMOVED, entry: "plugins/#compiler-plugin" },

  // Resolving
  { place: /^enhanced-resolve\/lib\/Resolver\.js/, words: /^Can't/, entry: "resolve/#cannot-resolve" },
  { place: /^enhanced-resolve\/lib\/ExportsFieldPlugin/, entry: "resolve/#not-exported" },
  { place: /^enhanced-resolve\/lib\/ImportsFieldPlugin/, entry: "resolve/#package-import" },
  { place: /^enhanced-resolve\/lib\/util\/entrypoints/, entry: "resolve/#exports-field" },
  { place: /^enhanced-resolve\//, words: /^No (?:file )?content/, entry: "resolve/#description-file" },
  {
    place: /^enhanced-resolve\//,
    words: /package ?map|[Pp]ackageMap|package ids?\b/,
    missing: "package maps of the resolver",
  },
  { place: /^enhanced-resolve\/lib\/util\/fileURL/, missing: "addresses with file: in imports" },
  { place: /^enhanced-resolve\//, reason: "Only programs that call the resolver with wrong arguments get it." },
  { place: /^webpack\/\S+ ModuleNotFoundError/, entry: "resolve/#cannot-resolve" },
  { place: /^webpack\/lib\/schemes\/HttpUri/, missing: "modules from addresses, with experiments.buildHttp" },
  { place: /^webpack\/lib\/schemes\/VirtualUrl/, missing: "virtual modules" },
  {
    place: /^webpack\/lib\/(?:context|template|javascript)\//,
    words: /^Cannot find module/,
    entry: "chunks/#cannot-find-module",
  },
  { place: /^webpack\/lib\/context\//, words: /weak dependency/, missing: "weak dependencies that are not loaded" },

  // Modules
  { place: /^webpack\/lib\/javascript\/syntax-parser/, entry: "loaders/#appropriate-loader" },
  {
    place: /^webpack\/lib\/javascript\/(?:syntax-printer|ScopeAnalyzer)/,
    reason: "An internal check of the code that is printed, because the parser has accepted it before.",
  },
  { place: /^webpack\/lib\/errors\/JSONParse/, entry: "loaders/#json" },
  { place: /^webpack\/lib\/errors\/Module(?:Error|Warning)/, entry: "loaders/#module-error" },
  { place: /^webpack\/lib\/rules\//, missing: "mistakes in rules that only their compilation notices" },
  { place: /^webpack\/lib\/module\/NormalModule\.js/, words: /source map/, entry: "minimizing/#map-not-read" },
  { place: /ESMLinkingError/, words: /^Can't import/, entry: "interop/#default-only" },
  { place: /ESMLinkingError/, words: /^Should not import/, entry: "interop/#json-named" },
  { place: /ESMLinkingError/, words: /conflicting star exports/, entry: "interop/#star-exports" },
  { place: /ESMLinkingError/, words: /was not found/, entry: "interop/#export-not-found" },
  { place: /ESMLinkingError/, words: /circular/, missing: "exports that are passed on in a circle" },
  { place: /NodeStuffInWebError/, entry: "polyfills/#node-name-used" },
  { place: /^webpack\//, words: /^`\w+` expected|^webpack\w+ magic comment expected/, entry: "size/#magic-value" },
  { place: /ImportMetaGlobHelpers|ImportMetaContext/, missing: "import.meta.glob() and import.meta.webpackContext()" },
  { place: /^webpack\/lib\/javascript\/JavascriptParser.* warning/, entry: "size/#strict-mode" },
  { place: /^webpack\/lib\/css\/|dependencies\/css\//, missing: "CSS that webpack handles itself" },
  { place: /^webpack\/lib\/html\//, missing: "HTML that webpack handles itself" },
  { place: /^webpack\/lib\/asset\//, missing: "assets, with data URLs and manifests" },
  { place: /[Ww](?:asm|ebAssembly)/, missing: "rare messages about WebAssembly" },

  // Output, sharing and the cache
  { place: /ScriptExternalLoadError/, entry: "module-federation/#script-error" },
  { place: /^webpack\/lib\/container\/RemoteRuntime/, entry: "module-federation/#container-missing" },
  { place: /^webpack\/lib\/externals\//, missing: "externals that the target cannot load" },
  { place: /^webpack\/lib\/output\/CopyPlugin/, missing: "output.copy" },
  { place: /RuntimeModuleGenerationError/, entry: "entry-output/#path-variable" },
  {
    place: /serialization|lib\/cache\/|FileSystemInfo|CacheEffectiveness|Module(?:Restore|Store)Error/,
    missing: "the cache",
  },
  { place: /^webpack\//, words: /cache(?:\.name| type|\.store|\.compression|Unaffected| name)/, missing: "the cache" },

  {
    place: /^webpack\//,
    words:
      /webpack bug|should not happen|Unexpected|[Ii]mplementation error|checkConstraints|must (?:only|not) be called/i,
    reason: "An internal check, whose failure is a bug of webpack or of a plugin that is shown with it.",
  },

  // Configuration, programs and servers
  { place: /^schema-utils\/dist\/ValidationError|validateSchema/, entry: "configuration/#invalid" },
  { place: /^schema-utils\//, reason: "Only authors of schemas get it." },
  { place: /^webpack-dev-server\/\S*webpack-dev-server\.js|^webpack\/bin\//, entry: "command-line/#cli-missing" },
  {
    place: /^webpack-dev-middleware\//,
    words: /^(?:Bad|Forbidden|Precondition|Range|Unsatisfiable|Malicious|A .*Range|A 'Range')/,
    reason: "It answers a request that no browser sends by itself.",
  },
  { place: /^webpack-dev-(?:server|middleware)\//, missing: "rare messages of the dev server" },
  { place: /^webpack-cli\//, words: /for the '--|^Expected: /, entry: "command-line/#invalid-value" },
  { place: /^webpack-cli\//, words: /^Did you mean|webpack --help/, entry: "command-line/#unknown-option" },
  {
    place: /^webpack-cli\//,
    words: /[Uu]nable to load|configuration files? |ESM|Recursive/,
    entry: "command-line/#failed-to-load",
  },
  { place: /^webpack-cli\//, missing: "further messages of the command line" },
  {
    place: /^minimizer-webpack-plugin\/dist\/serialize/,
    reason: "Only values that imitate built-in objects cause it.",
  },
  {
    place: /^minimizer-webpack-plugin\//,
    words: /generat|format|sharp|sets its own/,
    missing: "generate of the minimizer",
  },
  { place: /^minimizer-webpack-plugin\//, entry: "minimizing/#minimizer-error" },
  { place: /^ts-loader\//, missing: "further options of ts-loader" },
  { place: /^webpack\/hot\/|^webpack\/lib\/hmr\//, entry: "hot-updates/#cannot-apply" },
  {
    place: /^webpack\/lib\/(?:Compilation|logging\/ProgressPlugin)\S* \S+ log/,
    reason: "It says how long something took, when a profile is asked for.",
  },
  { place: /CriticalDependencyWarning/, entry: "size/#request-expression" },
  { place: /InvalidDependencies/, missing: "plugins and loaders that report invalid dependencies" },
  { place: /OsDependentRule/, missing: "conditions of rules that hold for one operating system" },
  { place: /^webpack\/lib\/errors\/\w+Warning/, entry: "size/#checks" },

  // What plugins do wrong, and what only webpack itself can do wrong
  {
    place: /^webpack\/\S+.*TypeError/,
    words: /\(name\)|runtime\/|visitor|'parser'/,
    reason: "Only authors of plugins who call a method wrongly get it.",
  },
  { place: /^webpack\/lib\/util\/async\.js/, entry: "plugins/#called-twice" },
  {
    place: /^webpack\/lib\/(?:module|loaders|util\/glob)/,
    words: /loader options|No generator|ident is|No result|glob pattern/,
    missing: "rules whose loaders or types webpack cannot use",
  },
  {
    place: /^webpack\/lib\/(?:ids|optimize|stats|javascript|runtime|logging)\//,
    words:
      /maxLength|was not found|restore id|options object|dedupDepth|Stopped|filter warnings|must not be|not enabled|deferred|policy|No such label/,
    missing: "rare messages of webpack",
  },
  {
    place: /^webpack\/lib\/(?:Multi|Compil|context|index|config\/(?:cli|Web))/,
    words:
      /of a MultiCompiler|fake hook|^Trace|runAsChild|'dependency'|getter|filesystem|mode|deferred|Conflicting schema/,
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
  {
    place: /^webpack\/lib\/(?:Compil|config|sharing|output\/Clean|dll|define|web|dependencies|errors\/ExternalStar)/,
    missing: "rare messages of webpack",
  },
];
