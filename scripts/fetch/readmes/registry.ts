import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Options } from "pacote";
import { paths } from "../../lib/paths";
import { utc } from "../../lib/utc";
import { handlesOf } from "./handles";
import type { Pin } from "./packages";

/** The client of a registry. Its packages are loaded on demand, because most builds fetch nothing. */
export interface Registry {
  url: string;
  /** Returns the README of a pinned version. Throws RegistryError. */
  readReadme(name: string, pin: Pin): Promise<string>;
  /** Returns the version that `npm install` would install now. Throws RegistryError. */
  latest(name: string): Promise<Pin>;
}

/** Explains why a package cannot be fetched. The message follows "css-loader 7.1.5: ". */
export class RegistryError extends Error {
  /** Whether the registry doesn't respond at all, so that requests for other packages would only waste time. */
  readonly isUnreachable: boolean;

  constructor(message: string, isUnreachable: boolean, cause?: unknown) {
    super(message, { cause });
    this.isUnreachable = isUnreachable;
  }
}

const UNREACHABLE = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|E\w+TIMEOUT)$/;

/** The pauses between attempts, in milliseconds. npm's own pauses take minutes, which is too long during a build. */
const PAUSES = { minTimeout: 500, maxTimeout: 5_000 };

/**
 * Creates a client for the registry that npm is configured to use by `.npmrc` files and the environment, including
 * proxy and credentials.
 */
export async function npmRegistry(env: NodeJS.ProcessEnv, cwd: string = paths.root): Promise<Registry> {
  const options = await npmOptions(env, cwd);
  const { default: pacote } = await import("pacote");
  const url = options.registry ?? "";

  return {
    url,
    async readReadme(name, { version, integrity }) {
      const folder = await mkdtemp(path.join(tmpdir(), "readme-"));
      try {
        // A pinned version is accepted no matter how new it is.
        await pacote.extract(`${name}@${version}`, folder, { ...options, integrity, before: null });
        return await findReadme(folder);
      } catch (error) {
        throw asRegistryError(error, url);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async latest(name) {
      try {
        const wanted = { ...options, fullMetadata: true }; // The short form contains no dates.
        const manifest = await pacote.manifest(`${name}@latest`, wanted);
        const published = Date.parse(manifest._time ?? "");
        const contributors = handlesOf(manifest);
        return {
          version: manifest.version,
          integrity: manifest._integrity,
          ...(published && { published: utc(published) }),
          ...(contributors[0] && { contributors }),
        };
      } catch (error) {
        throw asRegistryError(error, url);
      }
    },
  };
}

async function npmOptions(env: NodeJS.ProcessEnv, cwd: string): Promise<Options> {
  const { default: Config } = await import("@npmcli/config");
  const { default: definitions } = await import("@npmcli/config/lib/definitions/index.js");
  const config = new Config({ ...definitions, npmPath: paths.root, argv: [], cwd, env });
  await config.load();
  const { flat } = config;
  return { ...flat, retry: { ...flat.retry, ...PAUSES } };
}

async function findReadme(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => /^readme(\.md|\.markdown)?$/i.test(name)).sort();
  const name = names.find((candidate) => candidate.toLowerCase() === "readme.md") ?? names[0];
  if (!name) throw new RegistryError("the package has no README.", false);
  return readFile(path.join(folder, name), "utf8");
}

function asRegistryError(error: unknown, url: string): RegistryError {
  if (error instanceof RegistryError) return error;
  const { code = "", message } = error as NodeJS.ErrnoException;
  const isUnreachable = UNREACHABLE.test(code);
  return new RegistryError(
    isUnreachable ? `${url} can't be reached (${code}).` : said(code, message, url),
    isUnreachable,
    error,
  );
}

function said(code: string, message: string, url: string): string {
  if (code === "E404" || code === "ETARGET") return `${url} doesn't have it.`;
  if (code === "EINTEGRITY")
    return `${url} sent something other than the version that lock.json pins: the integrity differs. Don't use it.`;
  if (code === "E401" || code === "E403") return `${url} refuses access to it (${code.slice(1)}).`;
  return message;
}
