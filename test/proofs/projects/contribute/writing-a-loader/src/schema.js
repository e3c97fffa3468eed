export default {
  type: "object",
  properties: {
    values: {
      description: "Text for each placeholder.",
      type: "object",
      additionalProperties: { type: "string" },
    },
    valuesFile: {
      description: "A JSON file with more values, relative to the context.",
      type: "string",
      minLength: 1,
    },
  },
  additionalProperties: false,
};
