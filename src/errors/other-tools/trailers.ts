import type { OtherTool } from "../types";

const READ = { title: "Read a webpack message", to: "/errors/#read-a-message" };

/** Reports that only say that another program has failed, whose message is above. */
export const TRAILERS: readonly OtherTool[] = [
  {
    name: "Docker",
    signs: [
      "failed to solve:",
      "executor failed running",
      "did not complete successfully: exit code",
      "returned a non-zero code: <number>",
      "Dockerfile:<number>",
      "ERROR [<step> <number>/<number>] RUN",
    ],
    meaning: "Docker reports that a command in the Dockerfile failed.",
    look: "That command's message is further up. If you don't see it, build again with --progress=plain, and paste the part after the command.",
    link: {
      title: "docker build --progress",
      to: "https://docs.docker.com/reference/cli/docker/buildx/build/#progress",
    },
    isTrailer: true,
  },
  {
    name: "Nx, Turborepo or Lerna",
    signs: [
      "NX Running target",
      "Ran target <target> for project",
      "nx run <project>:<target>",
      "Failed tasks:",
      "lerna ERR!",
      "run failed: command exited",
      "Remote failed to start",
    ],
    meaning: "The tool that runs tasks for several packages reports that one of them failed.",
    look: "The task's message is further up. If you don't see it, run only that task in its package's folder (in Nx with --verbose and --skip-nx-cache), and paste its output.",
    link: READ,
    isTrailer: true,
  },
  {
    name: "the build server",
    signs: [
      "Process completed with exit code",
      "Build script returned non-zero exit code",
      '" exited with <number>',
      "Push rejected, failed to compile",
      "!!! Build failed",
      "##[error]",
      "Failed to execute goal",
      "make: *** [",
      "rake aborted!",
      "exited with code <number>",
    ],
    meaning: "The server, or the program that runs the build, only reports that a command failed, not why.",
    look: "The message is further up in the log, usually at the first line with ERROR or Error:. If the build works on your machine but not there, compare the Node.js versions, the case of file names, NODE_ENV, and which files are in the repository.",
    link: READ,
    isTrailer: true,
  },
  {
    name: "npm, Yarn or pnpm",
    signs: [
      "ELIFECYCLE",
      "Exit status <number>",
      "npm ERR! code <number>",
      "npm error code <number>",
      "Command failed with exit code <number>",
      "A complete log of this run",
      "ERR_PNPM_RECURSIVE_RUN_FIRST_FAIL",
    ],
    meaning: "This only says that a script in your package.json failed, not why.",
    look: "webpack's message is above these lines. Scroll up and paste from there, or run the script's command with npx so that nothing comes after it.",
    link: READ,
    isTrailer: true,
  },
  {
    name: "Node.js",
    signs: ["[DEP<number>]"],
    meaning:
      "Node.js warns that a package uses a function that a later version of Node.js will remove. That doesn't stop anything.",
    look: "If something else failed, its message is in another line. To see which package it is, run the command with NODE_OPTIONS=--trace-deprecation, and update that package. DEP0040, about punycode, usually disappears with newer versions of ESLint, webpack-dev-server or jsdom.",
    link: { title: "Node.js: Deprecated APIs", to: "https://nodejs.org/api/deprecations.html" },
    isTrailer: true,
  },
];
