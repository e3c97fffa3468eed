// Tests start hundreds of programs that end within two seconds. These settings spare each of them what pays only in longer
// ones: a build for production takes 1.7 seconds of processor time with them, and 2.8 without.

// webpack minimizes in this thread. To start another one costs more than all files of a small project.
require("node:os").availableParallelism = () => 1;

// V8 soon begins to optimize what is called often. It is told to wait four times as long. The name of this setting is that
// of Node 20; others do as they always do.
if (process.versions.node.startsWith("20.")) require("node:v8").setFlagsFromString(`--interrupt-budget=${4 * 67_584}`);
