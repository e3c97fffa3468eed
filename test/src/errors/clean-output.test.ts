import { expect, test } from "vitest";
import { cleanOutput } from "../../../src/errors/clean-output";

test.each([
  ["colors", "\u001b[31m\u001b[1mERROR\u001b[22m\u001b[39m in ./a.js", "ERROR in ./a.js"],
  ["colors that lost their first character", "[31m[1mERROR[22m[39m in ./a.js", "ERROR in ./a.js"],
  ["links of terminals", "\u001b]8;;https://example.org\u0007text\u001b]8;;\u0007", "text"],
  ["line ends of Windows", "ERROR in\r\n./a.js\r", "ERROR in ./a.js"],
  ["times", "2026-11-24T10:00:00.123Z ERROR\n[10:00:01] in\n10:00:02 AM ./a.js", "ERROR in ./a.js"],
  ["names of containers and processes", "web_1  | ERROR\n[0] in ./a.js", "ERROR in ./a.js"],
  ["steps of a container's build", "#12 3.456 ERROR\n#12 3.461 in ./a.js", "ERROR in ./a.js"],
  ["boxes", "│ ERROR in   │\n│   ./a.js   │", "ERROR in ./a.js"],
  ["errors of an old V8", "Cannot read property 'a' of undefined", "Cannot read properties of undefined (reading 'a')"],
  ["assignments in an old V8", "Cannot set property a of null", "Cannot set properties of null (setting 'a')"],
  ["typographic quotes and spaces", "Can’t resolve\u00a0“a”\u200b", 'Can\'t resolve "a"'],
  ["text that looks like a time inside a line", "at a.js:10:00:00 b", "at a.js:10:00:00 b"],
])("%s", (_, output, cleaned) => {
  expect(cleanOutput(output)).toBe(cleaned);
});
