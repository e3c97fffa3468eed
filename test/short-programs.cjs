// Tests start hundreds of programs that end within two seconds. These settings turn off what only pays off in longer
// programs: a production build takes 1.7 seconds of processor time with them, and 2.8 without them.

// webpack minimizes in the main thread. Starting another thread costs more than minimizing all files of a small
// project.
require("node:os").availableParallelism = () => 1;

// V8 optimizes functions that are called often. This tells it to wait four times as long. The name of the setting is
// specific to Node.js 20; other versions keep their default.
if (process.versions.node.startsWith("20.")) require("node:v8").setFlagsFromString(`--interrupt-budget=${4 * 67_584}`);
