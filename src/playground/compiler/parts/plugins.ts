import { addPart } from "../parts";

addPart("plugins", {
  HotModuleReplacementPlugin: () => require("webpack/lib/hmr/HotModuleReplacementPlugin.js?part"),
  LazyCompilationPlugin: () => require("webpack/lib/hmr/LazyCompilationPlugin.js?part"),
  EnableLibraryPlugin: () => require("webpack/lib/library/EnableLibraryPlugin.js?part"),
  ExternalModule: () => require("webpack/lib/externals/ExternalModule.js?part"),
  DllReferencePlugin: () => require("webpack/lib/dll/DllReferencePlugin.js?part"),
  CleanPlugin: () => require("webpack/lib/output/CleanPlugin.js?part"),
  CopyPlugin: () => require("webpack/lib/output/CopyPlugin.js?part"),
  BannerPlugin: () => require("webpack/lib/output/BannerPlugin.js?part"),
  DotenvPlugin: () => require("webpack/lib/define/DotenvPlugin.js?part"),
  ManifestPlugin: () => require("webpack/lib/output/ManifestPlugin.js?part"),
  SSRManifestPlugin: () => require("webpack/lib/output/SSRManifestPlugin.js?part"),
  ProfilingPlugin: () => require("webpack/lib/debug/ProfilingPlugin.js?part"),
  HttpUriPlugin: () => require("webpack/lib/schemes/HttpUriPlugin.js?part"),
  VirtualUrlPlugin: () => require("webpack/lib/schemes/VirtualUrlPlugin.js?part"),
  PackFileCacheStrategy: () => require("webpack/lib/cache/PackFileCacheStrategy.js?part"),
});
