/** Describes the cart in the given language. */
export function cart(language) {
  const currency = { style: "currency", currency: "EUR" };
  const price = new Intl.NumberFormat(language, currency);
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long" });

  return {
    count: 3,
    price: price.format(1234.5),
    date: day.format(new Date(2026, 11, 24)),
  };
}
