const languages = ["en", "de", "pl"];

/** Returns the visitor's first choice among the shop's languages. */
export function pickLanguage(wanted) {
  const known = wanted.map((tag) => new Intl.Locale(tag).language);

  return known.find((language) => languages.includes(language)) ?? "en";
}
