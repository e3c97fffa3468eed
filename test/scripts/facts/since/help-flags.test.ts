import { expect, test } from "vitest";
import { packagesAt } from "../../../../scripts/facts/packages";
import { commandsIn, flagsIn, helpFlags } from "../../../../scripts/facts/since/help-flags";
import { paths } from "../../../../scripts/lib/paths";

/** The three formats that webpack-cli's help has had. */
const HELP = {
  table: `
Available Commands

  init | c      Initialize a new webpack configuration
  info | i      Outputs information

Options

  --entry string[]        The
                          entry --not-a-flag
  -c, --config string[]   Provide
`,
  plain: `Usage: webpack [entries...] [options]

Options:
  --entry <value...>      A module
  -c, --config <value...> Provide a file, see --merge.

Global options:
  -h, --help [verbose]    Display help

Commands:
  init|c [entries...]     Run webpack
  info|i [options]        Outputs information

To see list of all supported commands run 'webpack --help=verbose'.
`,
  ruled: `
⬡ webpack
────────────────────────
Usage: webpack [entries...] [options]

Options
────────────────────────
  --entry <value...>      A module
  -c, --config <value...> Provide a file

Commands
────────────────────────
  init|c [entries...]     Run webpack
  info|i [options]        Outputs information

────────────────────────
`,
};

test.each(Object.entries(HELP))("commands and flags are found in a help that is %s", (_form, help) => {
  expect(commandsIn(help)).toEqual(["init", "info"]);
  expect(flagsIn(help).filter((flag) => flag !== "--help")).toEqual(["--entry", "--config"]);
});

test("the installed webpack-cli lists its own commands and flags, without those of webpack", async () => {
  const found = await helpFlags(packagesAt(paths.root), paths.root, ["--mode"]);
  for (const name of ["build", "configtest", "--config", "--config-node-env", "--additional-package"]) {
    expect(found).toContain(name);
  }
  expect(found.filter((name) => name === "--mode" || name.startsWith("--no-"))).toEqual([]);
}, 60_000);
