export default {
  externals: { "acme-prices": "acmePrices" },
};
