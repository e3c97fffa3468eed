import { addPart } from "../parts";

addPart("federation", {
  ContainerPlugin: () => require("webpack/lib/container/ContainerPlugin.js?part"),
  ContainerReferencePlugin: () => require("webpack/lib/container/ContainerReferencePlugin.js?part"),
  ModuleFederationPlugin: () => require("webpack/lib/container/ModuleFederationPlugin.js?part"),
  ConsumeSharedPlugin: () => require("webpack/lib/sharing/ConsumeSharedPlugin.js?part"),
  ProvideSharedPlugin: () => require("webpack/lib/sharing/ProvideSharedPlugin.js?part"),
  SharePlugin: () => require("webpack/lib/sharing/SharePlugin.js?part"),
});
