import { expect, test } from "@playwright/test";

test("each click counts", async ({ page }) => {
  await page.goto("/?show=Counter");
  const button = page.getByRole("button");
  await button.click();
  await expect(button).toHaveText("Lamps: 1");
});
