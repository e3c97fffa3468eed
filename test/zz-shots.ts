import { hydrated, openSite } from "./browser/open";

const names = process.argv.slice(2);
const site = await openSite("/tmp/extlab/dist");
for (const width of [1440, 360])
  for (const colorScheme of ["light", "dark"] as const) {
    const { page, messages, foreign } = await site.newPage({
      viewport: { width, height: width === 360 ? 780 : 1000 },
      colorScheme,
    });
    for (const n of names) {
      await page.goto(n);
      await hydrated(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll(".prose *")]
          .filter((e) => {
            const r = e.getBoundingClientRect();
            return r.right > innerWidth + 1 && !e.closest(".table,pre,.code");
          })
          .slice(0, 3)
          .map((e) => e.outerHTML.slice(0, 100)),
      );
      if (over > 0 || wide.length || messages.length || foreign.length)
        console.log(width, n, over, wide, messages, foreign);
      messages.length = 0;
      foreign.length = 0;
      const h = await page.evaluate(() => document.body.scrollHeight);
      await page.screenshot({
        path: `/tmp/extlab/shots/${n.split("/").at(-2)}-${width}-${colorScheme}.png`,
        fullPage: true,
        clip: { x: 0, y: 0, width, height: Math.min(h, width === 360 ? 2400 : 2000) },
      });
    }
  }
await site.close();
