export const backend = {
  type: "backend",
  init() {},
  async read(language, namespace, callback) {
    try {
      const file = await import(`./locales/${language}/${namespace}.json`);
      callback(null, file.default);
    } catch (error) {
      callback(error, null);
    }
  },
};
