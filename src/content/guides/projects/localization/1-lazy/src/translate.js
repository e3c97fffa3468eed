/** Returns a function that finds a message and fills in its values. */
export function translator(language, messages) {
  const plurals = new Intl.PluralRules(language);

  return (key, values = {}) => {
    const message = messages[key] ?? key;
    const form = plurals.select(values.count);
    const text = message[form] ?? message.other ?? message;

    return text.replaceAll(/\{(\w+)\}/g, (_, name) => values[name]);
  };
}
