import { TSC } from "../../program-options";
import { type Files, run } from "./project";

/** Checks files as an editor does, JavaScript too. Returns what TypeScript 7 prints, then its exit status. */
export function checkTypes(files: Files): Promise<string> {
  const compilerOptions = { checkJs: true, module: "nodenext", types: ["node"], skipLibCheck: true };
  const tsconfig = JSON.stringify({ compilerOptions, files: Object.keys(files) });
  return run(`${TSC} --noEmit`, { ...files, "tsconfig.json": tsconfig });
}
