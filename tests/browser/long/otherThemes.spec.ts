import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { startUnrenderedShop } from "#tests/worlds/servers/unrenderedShop.ts";
import { copyProject } from "#tests/worlds/servers/projectCopy.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { environment, scaled } from "#tests/worlds/servers/environment.ts";
import { hydrated, newShopper } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const OF_THEMES = ["card.add", "card.choose", "card.sku", "card.stock", "product.sku"];

let project: string;
test.beforeAll(async () => {
  project = await copyProject(/^(dist|docs|tests)(\/|$)/);
});
test.afterAll(() => removeFolder(project));

for (const { theme, parts } of [
  { theme: "folio", parts: [] },
  { theme: "depot", parts: OF_THEMES },
]) {
  test(`a shop in ${theme} has its colors, its typeface and the parts it asks for`, async ({
    browser,
  }) => {
    test.setTimeout(scaled(300_000));
    await promisify(execFile)(process.execPath, ["server/commands/build.ts"], {
      cwd: project,
      env: { ...environment, THEME: theme },
    });
    const shop = await startUnrenderedShop({ THEME: theme }, project);
    const shopper = await newShopper(browser, shop.url, { colorScheme: "light" });
    try {
      const page = await shopper.newPage();
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      const shown = new Set<string | undefined>();
      for (const path of ["/products", "/product/vesper-lamp"]) {
        await page.goto(path);
        await hydrated(page);
        const marked = page.locator("[data-part]");
        const names = await marked.evaluateAll((all) => all.map(({ dataset }) => dataset["part"]));
        for (const name of names) shown.add(name);
      }
      expect(OF_THEMES.filter((part) => shown.has(part))).toEqual(parts);

      const values = await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return [style.getPropertyValue("--ground"), style.getPropertyValue("--face")];
      });
      const css = readFileSync(`packages/themes/${theme}/theme.css`, "utf8");
      expect(values).toEqual(
        [/--ground: ([^;]+);/, /--face: ([^;]+);/].map((token) => token.exec(css)?.[1]),
      );
      expect(errors).toEqual([]);
      expect(shop.output()).not.toContain('"level":50');
    } finally {
      await shopper.close();
      await shop.stop();
    }
  });
}
