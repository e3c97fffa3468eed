import type { Analysis } from "./analyze-output";
import { neutralOutput } from "./neutral-output";

/** The number of lines before and after the message that are worth reading. */
const AROUND = { before: 20, after: 40 };

/**
 * Returns a text for an issue or a question: the output without private paths, the versions that it mentions, and blanks
 * for everything else that people who answer ask for.
 */
export function reportText(output: string, { line, versions, framework }: Analysis): string {
  const lines = output.split(/\r?\n/);
  const part = lines.slice(Math.max(0, (line ?? 0) - AROUND.before), (line ?? 0) + AROUND.after);
  const versionOf = (name: string, command: string) => {
    const known = versions.find((version) => version.name === name)?.version;
    return `- ${name}: ${known ?? `(run \`${command}\`)`}`;
  };
  return [
    "### The message",
    "```text",
    neutralOutput(part.join("\n")).trim(),
    "```",
    "",
    "### Versions",
    versionOf("webpack", "npx webpack version"),
    versionOf("Node.js", "node --version"),
    ...versions
      .filter(({ name }) => name !== "webpack" && name !== "Node.js")
      .map((one) => `- ${one.name}: ${one.version}`),
    ...(framework ? [`- Created with: ${framework.name} (version: )`] : []),
    "- Operating system: ",
    "",
    "### How to see it",
    "(the command, and the smallest configuration and files that lead to the message)",
    "",
    "### What I tried",
    "(and since which change or update it appears)",
    "",
  ].join("\n");
}
