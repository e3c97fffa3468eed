const languages = ["en", "de", "pl"];

/** Returns the first language that somebody wants and the shop has. */
export function pickLanguage(wanted) {
  const known = wanted.map((tag) => new Intl.Locale(tag).language);

  return known.find((language) => languages.includes(language)) ?? "en";
}
