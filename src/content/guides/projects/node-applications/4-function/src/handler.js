import { prices } from "./prices.js";

export async function handler({ pathParameters }) {
  const price = prices[pathParameters?.item];
  if (price === undefined) return { statusCode: 404 };
  return { statusCode: 200, body: JSON.stringify({ price }) };
}
