import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { useGuide } from "../../lib/guide";

/** Opens the built page of the shop, loads its lazy cart, and checks all that a visitor sees. */
export async function openShop(guide: ReturnType<typeof useGuide>): Promise<Page> {
  const page = await guide.open("dist/index.html");
  const heading = page.getByRole("heading", { name: "Acme shop" });
  await heading.waitFor();
  expect(await heading.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(29, 120, 193)");
  expect(await page.getByRole("img").getAttribute("src")).toMatch(/^data:image\/svg\+xml/);
  await page.getByRole("button", { name: /^cart$/i }).click();
  await page.getByText("The cart is empty.").waitFor();
  expect(await guide.read("dist/robots.txt")).toContain("Allow: /");
  return page;
}
