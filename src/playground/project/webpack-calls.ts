/** A call of webpack in a script of `package.json`. */
export interface WebpackCall {
  /** The name of the script with the call. Another script may have led there (`npm run build:prod`). */
  script: string;
  /** The arguments, without quotes. */
  words: string[];
  /** The value of `NODE_ENV` that the script sets. */
  nodeEnv?: string;
  /** Whether it starts a server, or builds again after each change, instead of building once. */
  isServing: boolean;
}

type Scripts = Readonly<Record<string, unknown>>;

/** An operator between commands, or a word of a command. Quoted strings stay in one piece. */
const TOKEN = /&&|\|\||[;&|\n]|(?:[^\s"';&|]|"(?:\\.|[^"\\])*"|'[^']*')+/g;

/** Programs and flags that may come before the program that a command is about. */
const WRAPPER =
  /^(?:npx|bunx|npm|pnpm|yarn|bun|exec|dlx|x|run|cross-env(?:-shell)?|env|env-cmd|dotenv|node|ts-node|time|set|export|-.*|\w+=.*|\.env\S*|\S+\/(?:register|config))$/i;

/** webpack's program: by name, or by its path in `node_modules`. */
const WEBPACK =
  /^(?:\S*\.bin\/)?webpack(?:-cli)?(?:\.cmd)?(?:@\S+)?$|(?:^|\/)webpack(?:-cli)?\/bin\/(?:webpack|cli)(?:\.js)?$/;

const SERVER =
  /^(?:\S*\.bin\/)?webpack-dev-server(?:\.cmd)?$|(?:^|\/)webpack-dev-server\/bin\/webpack-dev-server(?:\.js)?$/;

/** Programs whose arguments are commands, or names of scripts. */
const RUNS_SEVERAL = /^(?:concurrently|npm-run-all|run-[sp]|conc)$/;

/** Returns the calls of webpack that a script leads to, in their order, also through other scripts. */
export function callsOfWebpack(scripts: Scripts, name: string, seen: readonly string[] = []): WebpackCall[] {
  const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
  if (typeof script !== "string" || seen.includes(name)) return [];
  return callsIn(script, name, scripts, [...seen, name]);
}

function callsIn(text: string, script: string, scripts: Scripts, seen: readonly string[]): WebpackCall[] {
  let inherited: string | undefined;
  return commandsOf(text).flatMap((words) => {
    const start = words.findIndex((word) => !WRAPPER.test(word));
    const before = start < 0 ? words : words.slice(0, start);
    const nodeEnv = before.map((word) => /^NODE_ENV=(.*)$/.exec(word)?.[1]).find(Boolean) ?? inherited;
    if (/^(?:set|export)$/i.test(words[0] ?? "")) inherited = nodeEnv;
    const [program = "", ...rest] = start < 0 ? [] : words.slice(start);
    const called = callOf(program, rest);
    if (called) return [{ script, nodeEnv, ...called }];
    const found = RUNS_SEVERAL.test(program)
      ? rest.flatMap((each) => callsOfArgument(each, script, scripts, seen))
      : isRun(before) && Object.hasOwn(scripts, program)
        ? callsOfWebpack(scripts, program, seen).map((call) => ({ ...call, words: [...call.words, ...passedOn(rest)] }))
        : [];
    return found.map((call) => ({ ...call, nodeEnv: call.nodeEnv ?? nodeEnv }));
  });
}

/** Splits a script into its commands, each as a list of words without quotes. */
function commandsOf(text: string): string[][] {
  const commands: string[][] = [[]];
  for (const [token] of text.matchAll(TOKEN)) {
    if (/^(?:&&|\|\||[;&|\n])$/.test(token)) commands.push([]);
    else commands.at(-1)?.push(token.replace(/["']/g, ""));
  }
  return commands;
}

/** Returns what a command says about a build if its program is webpack; null if it isn't, or if it builds nothing. */
function callOf(program: string, words: readonly string[]): Pick<WebpackCall, "words" | "isServing"> | null {
  if (SERVER.test(program)) return { words: [...words], isServing: true };
  if (!WEBPACK.test(program)) return null;
  const [first = "", ...rest] = words;
  if (/^(?:build|b|bundle)$/.test(first)) return { words: rest, isServing: false };
  if (/^(?:serve|server|s|watch|w)$/.test(first)) return { words: rest, isServing: true };
  if (/^(?:configtest|t|info|i|init|create|loader|plugin|version|v|help)$/.test(first)) return null;
  return { words: [...words], isServing: words.includes("--watch") || words.includes("-w") };
}

/** Returns the calls behind an argument of a program that runs several: `npm:watch`, `npm run build`, `build`. */
function callsOfArgument(argument: string, script: string, scripts: Scripts, seen: readonly string[]): WebpackCall[] {
  const name = argument.replace(/^npm:/, "");
  if (Object.hasOwn(scripts, name)) return callsOfWebpack(scripts, name, seen);
  return /\s/.test(argument) ? callsIn(argument, script, scripts, seen) : [];
}

/** Returns whether the words before the name of a script run it: `npm run`, `yarn`, `pnpm run`. */
function isRun(before: readonly string[]): boolean {
  return before.includes("run") || before.some((word) => /^(?:yarn|pnpm)$/.test(word));
}

/** Returns the arguments that `npm run` passes to a script: those after `--`. */
function passedOn(words: readonly string[]): string[] {
  const start = words.indexOf("--");
  return start < 0 ? [] : words.slice(start + 1);
}
