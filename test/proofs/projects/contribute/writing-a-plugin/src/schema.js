export default {
  type: "object",
  properties: {
    outputFile: {
      description: "Name of the list, relative to the output directory.",
      type: "string",
      minLength: 1,
    },
    introFile: {
      description: "A file whose text is put above the list.",
      type: "string",
      minLength: 1,
    },
    maxSize: {
      description: "Warn about files with more bytes than this.",
      type: "number",
      minimum: 1,
    },
  },
  additionalProperties: false,
};
