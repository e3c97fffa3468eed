/**
 * The fields that an author may write at the top of a page, with their rules, descriptions and use. The build validates
 * front matter with this schema, editors use the JSON schema that `npm run check` generates from it, and the types are
 * inferred from it.
 */
import * as z from "zod";

const address = z.url({ protocol: /^https?$/, error: "must be an http or https address" });

const target = z.union([address, z.string().regex(/^(\/(?![/\\\s])|\.\.?\/)/)], {
  error: "must be an http or https address, or a path of this site",
});

/** A GitHub handle. YAML parses a handle that consists of digits as a number. */
const handle = z.preprocess(
  (written) => (typeof written === "number" ? String(written) : written),
  z.string({ error: "must be a handle, such as sokra" }).regex(/^\w[\w.[\]-]*$/, "must be a handle, such as sokra"),
);

/** Returns the schema for text that readers see. It must not contain control characters or lone surrogates. */
function plainText(error: z.core.$ZodStringParams["error"]) {
  return z
    .string({ error })
    .regex(/^(?:[\t\n]|[^\p{Cc}\p{Cs}])*$/u, "has a control character, or half of a character: delete it");
}

/** The fields that are sent to browsers with their page, where components show them. */
const sentFields = {
  title: plainText(({ input }) =>
    input == null ? "is missing: every page needs a title" : "must be text: put it in quotes",
  )
    .trim()
    .regex(/[^\s\p{Cf}]/u, "must not be empty")
    .describe("The heading of the page and its name in the sidebar; unique in its section."),
  description: plainText("must be text: put it in quotes")
    .optional()
    .describe("One sentence of 60 to 155 characters for search engines and link previews."),
  contributors: z
    .array(handle, { error: "must be a list of handles" })
    .nullish()
    .transform((handles) => handles ?? [])
    .describe("Handles on the code host of people who worked on the page, or on the page that it succeeds."),
  related: z
    .array(
      z.object({ title: plainText("needs a title"), url: target }, { error: "must be an entry with title and url" }),
      { error: "must be a list of entries with title and url" },
    )
    .nullish()
    .transform((links) => links ?? [])
    .describe('The "Further Reading" at the end of the page.'),
  source: address.optional().describe("Where the text was fetched from, for pages from another repository."),
  edit: address.optional().describe("Where the text can be edited, for pages from another repository."),
  repo: address.optional().describe("The repository that the page describes."),
  thirdParty: z
    .boolean({ error: "must be true or false" })
    .optional()
    .describe(
      "Whether the package is maintained outside the webpack organization, which the page then says below its title.",
    ),
};

/** The fields that only the build uses. */
const buildFields = {
  sort: z
    .number({ error: "must be a number, such as 3" })
    .optional()
    .describe("Place in the section, ascending; the index comes first whatever it says."),
  group: plainText("must be text: put it in quotes")
    .transform((group) => (group === "\\-" ? "-" : group)) // YAML reads a bare hyphen as a list, so it may be escaped.
    .optional()
    .describe("Heading in the sidebar; - for none."),
  published: z.iso
    .datetime({ error: "must be a date in UTC, such as 2026-11-20T09:30:00Z" })
    .optional()
    .describe("When the text was published, for pages from another repository."),
};

/**
 * What an author may write between the two `---` lines at the top of a page. The messages complete the sentence `Front
 * matter: "field" ...`.
 */
export const frontMatterSchema = z.strictObject({ ...sentFields, ...buildFields });

/** The validated front matter of a page. */
export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** The name of a field that is sent to browsers. */
export type SentField = keyof typeof sentFields;

/** The names of the fields that are sent to browsers. */
export const SENT_FIELDS = Object.keys(sentFields) as SentField[];
