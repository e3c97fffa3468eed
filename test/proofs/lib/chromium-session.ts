/** What runs in the page of `in-chromium.ts`: builds one project after the other, and returns what can leave the browser. */
import type { Project } from "../../../src/playground/project/project";
import { type CompilerFrame, type CompilerSource, startCompiler } from "../../../src/playground/session/compiler-frame";

/** The emitted files with a character for each byte, and the messages of the errors. */
interface Result {
  files: [name: string, text: string][];
  errors: string[];
}

declare global {
  interface Window {
    buildProject(project: Project, source: CompilerSource): Promise<Result>;
  }
}

/** A build that takes longer hangs. The playground waits half as long. */
const MOST_MS = 60_000;

const running: { frame?: CompilerFrame } = {};

window.buildProject = async (project, source) => {
  running.frame ??= startCompiler(source);
  const { frame } = running;
  await frame.ready;
  await frame.prepare(project);
  const endless = new Promise<null>((resolve) => setTimeout(resolve, MOST_MS, null));
  const answer = await Promise.race([frame.build(project, false, () => {}), endless]);
  if (answer === null) {
    frame.stop();
    delete running.frame;
    return { files: [], errors: ["The build does not end."] };
  }
  if ("failure" in answer) return { files: [], errors: [answer.failure.message] };
  if ("needed" in answer) return { files: [], errors: [`Parts are missing: ${answer.needed.join(", ")}`] };
  const files = [...answer.output].map(([name, bytes]): [string, string] => [name, latin1(bytes)]);
  return { files, errors: answer.errors.map(({ message }) => message) };
};

/** Returns a character for each byte. More than some ten thousand at once are too many arguments. */
function latin1(bytes: Uint8Array): string {
  let text = "";
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return text;
}
