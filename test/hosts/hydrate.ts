import { launchChromium } from "../../scripts/lib/browser";
import type { Finding } from "./findings";

/** Opens a page, waits until the application runs, and returns the console messages. */
export async function hydrate(url: string): Promise<Finding[]> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    // A site with analytics would send requests to another host.
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    const findings: Finding[] = [];
    const find = (sentence: string) => void findings.push({ check: "hydration", sentence });
    page.on("console", (message) => find(`The console says: ${message.text()}`));
    page.on("pageerror", (error) => find(`The page throws: ${error.message}`));
    await page.goto(url);
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("/");
    await page
      .getByRole("combobox")
      .waitFor({ timeout: 20_000 })
      .catch(() => find("The page does not come alive: search cannot be opened."));
    return findings;
  } finally {
    await browser.close();
  }
}
