import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { checkSamples } from "../../../../scripts/checks/samples/check-samples";
import { checkStyle } from "../../../../scripts/checks/style/check-style";
import { writeFiles } from "../../../../scripts/lib/write-files";
import { readTrustedPages } from "../../../../scripts/site/content/trusted-pages";
import { planPage } from "../../../../scripts/site/new-page/plan-page";
import { guideName, planProject, planProof } from "../../../../scripts/site/new-page/plan-project";
import { type Files, page, readFolder, writeContent } from "../../temporary-content";

const at = (sort: number, title: string) => `---\ntitle: ${title}\nsort: ${sort}\n---\n\nText.\n`;

const files: Files = {
  "index.mdx": page("Text.\n", "Home"),
  "api/index.mdx": page("Text.\n", "API"),
  "concepts/index.mdx": at(-1, "Concepts"),
  "concepts/a.mdx": at(7.5, "A"),
  "configuration/index.mdx": page("Text.\n", "Configuration"),
  "contribute/index.mdx": page("Text.\n", "Contribute"),
  "guides/index.mdx": page("Text.\n", "Guides"),
  "guides/b.mdx": at(3, "B"),
  "loaders/_some-loader.md": at(28, "Some"),
  "plugins/c.mdx": at(30, "C"),
  "plugins/_some-plugin.md": at(113, "Some"),
};

/** Returns the files of a new guide's project, by path in the content folder. */
function projectOf(wanted: string) {
  const folder = wanted.replace("/", "/projects/");
  return new Map(Object.entries(planProject()).map(([name, content]) => [`${folder}/${name}`, content]));
}

test.each([
  ["concepts/my-concept", "My Concept", 8],
  ["configuration/my-options", "My Options", 1],
  ["plugins/my-own-plugin", "MyOwnPlugin", 31],
  ["api/my-hooks", "My Hooks", 1],
  ["api/my-interface", "My Interface", 1],
  ["guides/my-page", "My Page", 4],
  ["guides/2027", "2027", 4],
  ["guides/deep/my-page", "My Page", 4],
  ["contribute/deep/my-page", "My Page", 1],
  ["loaders/my-loader", "My Loader", 29],
])(
  "%s is created at the end of its section, and has no problem except its description",
  async (wanted, title, sort) => {
    const contentDir = await writeContent(files);
    const planned = await planPage([wanted], contentDir);
    expect(planned).toMatchObject({ file: `${wanted}.mdx`, url: `/${wanted}/` });
    await mkdir(path.dirname(path.join(contentDir, planned.file)), { recursive: true });
    await writeFile(path.join(contentDir, planned.file), planned.text);
    if (guideName(planned.file)) await writeFiles(projectOf(wanted), contentDir);

    const site = await readFolder(contentDir);
    expect(site.problems).toEqual([]);
    const made = site.pages.find(({ url }) => url === planned.url);
    expect(made).toMatchObject({ title, sort });
    expect(made?.description?.length).toBeGreaterThanOrEqual(60);
    expect(made?.description?.length).toBeLessThanOrEqual(155);
    const pages = await readTrustedPages(site, contentDir);
    expect([...(await checkSamples(pages)), ...checkStyle(pages)]).toEqual([
      expect.objectContaining({ line: 3, message: expect.stringContaining("still the template's") }),
    ]);
  },
);

test("a second page of a kind doesn't repeat anything that must not be repeated", async () => {
  const contentDir = await writeContent(files);
  for (const wanted of ["guides/one", "guides/two", "concepts/three"]) {
    const { file, text } = await planPage([wanted], contentDir);
    await writeFile(path.join(contentDir, file), text);
    if (guideName(file)) await writeFiles(projectOf(wanted), contentDir);
  }
  const site = await readFolder(contentDir);
  expect(await checkSamples(await readTrustedPages(site, contentDir))).toEqual([]);
});

test.each(["guides/my-page", "/guides/my-page/", "./src/content/guides/my-page.mdx", "src/content/guides/my-page"])(
  "the page can be given as %s",
  async (wanted) => {
    expect((await planPage([wanted], await writeContent(files))).file).toBe("guides/my-page.mdx");
  },
);

test.each([
  ["nothing", [], /^Pass the path of one page, without spaces: npm run new -- guides\/my-page$/],
  ["spaces", ["guides/my", "page"], /^Pass the path of one page, without spaces/],
  ["spaces in quotes", ["guides/my page"], /^"my page" can't be part of a page's URL\. Use lowercase/],
  ["upper case", ["guides/My-Page"], /^"My-Page" can't be part of a page's URL\. Use lowercase/],
  ["another extension", ["guides/my-page.md"], /^"my-page\.md" can't be part of/],
  ["a place outside", ["guides/../../x"], /outside the content folder/],
  ["an absolute place", ["//etc/x"], /outside the content folder/],
  ["a backslash", ["guides\\..\\x"], /outside the content folder/],
  ["an unknown section", ["guide/x"], /^There is no section "guide"\. The sections are: api, concepts, .*, plugins\.$/],
  ["no section", ["my-page"], /^There is no section "my-page"/],
  ["a section", ["guides/"], /^guides\/ is a section\. Add the name of a page: guides\/my-page$/],
  ["a page that exists", ["guides/b"], /^\/guides\/b\/ already exists: it's guides\/b\.mdx\./],
  ["a README's page", ["plugins/some-plugin"], /it's plugins\/_some-plugin\.md\./],
  ["an index that exists", ["guides/index"], /it's guides\/index\.mdx\./],
  ["a screen", ["guides/printable"], /^The build creates \/guides\/printable\/ itself\./],
  ["a folder of projects", ["guides/projects/x"], /^Folders named projects/],
])("%s is refused with a sentence", async (_, args, message) => {
  await expect(planPage(args, await writeContent(files))).rejects.toThrow(message);
});

test("the proof of a new guide goes through its step, and records the output that the page shows", async () => {
  const proof = planProof("my-guide");
  expect(proof).toContain('useGuide("my-guide")');
  const text = (await planPage(["guides/my-guide"], await writeContent(files))).text;
  for (const name of Object.keys(planProject())) expect(text).toContain(`file=${name}\n`);
  expect(proof).toContain('goTo("1-start")');
  expect(proof).toContain('expectOutput("build.txt"');
});
