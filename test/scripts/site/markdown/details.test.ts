import { describe, expect, test } from "vitest";
import { fillSlots } from "../../../../scripts/site/markdown/rehype-printable";
import { compile } from "./compile";

const NOTE = '<Details summary="entry">\n\nWhere it *starts*.\n\n</Details>\n';
const CODE = '```js title="webpack.config.js"\nexport default {\n  entry: "./a.js", // entry: yes\n};\n```\n';
const printed = async (body: string) =>
  fillSlots((await compile(body)).printable, { id: (id) => id, href: (href) => href });
const messages = async (body: string) => (await compile(body)).problems.map(({ message }) => message);

describe("Details", () => {
  test("stays a component, so its page is interactive; the text inside is a string of HTML", async () => {
    const { code, html, problems } = await compile(NOTE);
    expect(problems).toEqual([]);
    expect(html).toBeNull();
    expect(code).toMatch(/Details, \{\s*summary: "entry"/);
    expect(code).toContain('html: "<p>Where it <em>starts</em>.</p>"');
    expect((await compile("no details\n")).html).toBe("<p>no details</p>");
  });

  test("is open on paper, with its summary as a caption", async () => {
    expect(await printed(NOTE)).toMatch(/<strong>entry<\/strong><\/p>\s*<p>Where it <em>starts<\/em>\.<\/p>/);
  });

  test("needs a summary, and separate lines", async () => {
    expect(await messages("<Details>\n\nx\n\n</Details>\n")).toEqual([
      expect.stringMatching(/^<Details> needs a summary/),
    ]);
    expect(await messages('a <Details summary="b">c</Details> d\n')).toEqual([
      expect.stringMatching(/^<Details> is a block/),
    ]);
  });

  test("has its links checked like any other text", async () => {
    const wrong = '<Details summary="a">\n\n[x](/no-such/)\n\n</Details>\n';
    expect(await messages(wrong)).toEqual([expect.stringMatching(/\/no-such\//)]);
  });
});

describe("Annotated", () => {
  const body = `<Annotated>\n\n${CODE}\n${NOTE}\n</Annotated>\n`;

  test("moves a note into the code, to its property, and keeps all spaces of the code", async () => {
    const { code, problems } = await compile(body);
    expect(problems).toEqual([]);
    expect(code).not.toContain("Annotated");
    expect(code).toMatch(/className: "t-attr",\s*children: _jsxs?\(Details/);
    expect(code).toContain("{\\n  ");
    expect(code.match(/\(Details, /g)).toHaveLength(1);
    expect(code).toContain("isInline: true");
  });

  test("prints the code, followed by the notes", async () => {
    const html = await printed(body);
    expect(html.indexOf("details-printed")).toBeGreaterThan(html.indexOf("</figure>"));
  });

  test("reports a note that isn't about anything in the code", async () => {
    expect(await messages(body.replace('summary="entry"', 'summary="entri"'))).toEqual([
      "This note is about entri, but the code in <Annotated> has no such property.",
    ]);
  });
});
