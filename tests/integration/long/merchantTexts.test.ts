import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoTexts } from "#tests/worlds/backends/embeddedShop.ts";
import { environment } from "#tests/worlds/servers/environment.ts";
import { copyProject } from "#tests/worlds/servers/projectCopy.ts";
import { recipeFiles } from "#tests/runner/recipeFiles.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";
import { openWorld } from "#tests/worlds/world.ts";

const run = promisify(execFile);

const TEXTS = `import type { ShopTexts } from "#relay/contract/page/shopTexts.ts";

/** Our own words. */
export const texts: ShopTexts = {
  headline: "Wool from the dale",
  returns: "",
};
`;

const MENU = `import type { ShopMenu } from "#relay/contract/page/shopMenu.ts";

/** Our menu. */
export const menu: ShopMenu = [
  { label: "Lamps", href: "/category/lamps" },
  { label: "Journal", href: "https://journal.example/" },
];
`;

/** Seven products: four lamps, two cups and the tile of a hero; a row of nothing is left out. */
const HOME = `import type { HomeSection } from "#relay/contract/page/homeSections.ts";

/** Our front page. */
export const home: HomeSection[] = [
  { kind: "products", title: "Our lamps", category: "lamps" },
  { kind: "hero", products: ["soap-dish"] },
  { kind: "products", title: "Nothing", category: "no-such-category" },
  { kind: "text", title: "By hand", html: "<p onclick='x'>Slowly.</p>" },
  { kind: "products", title: "Two cups", slugs: ["fen-tumbler", "hand-balm"] },
  { kind: "hero", headline: "Spring", products: [] },
];
`;

/** Prints the bodies of the pages at the given paths, from the project in the working directory. */
const SHOW = `
const { createApp } = await import("./server/app.ts");
const { readConfig } = await import("./server/kernel/config.ts");
const [dataDir, ...paths] = process.argv.slice(2);
const app = await createApp(readConfig({ DATA_DIR: dataDir }), { logLevel: "silent" }).catch(
  ({ message }) => {
    process.stderr.write(message);
    process.exit(1);
  },
);
const bodies = [];
for (const url of paths) bodies.push((await app.inject({ url })).body);
await app.close();
process.stdout.write(JSON.stringify(bodies));
`;

describe("the texts in the merchant's folder", () => {
  let project = "";
  let dataDir = "";
  let before = "";

  const pages = async (...paths: string[]) => {
    const options = { cwd: project, env: environment, maxBuffer: 2 ** 26 };
    const { stdout } = await run(process.execPath, ["show.ts", dataDir, ...paths], options);
    return JSON.parse(stdout) as string[];
  };

  beforeAll(async () => {
    project = await copyProject(/^(docs|tests|wordpress)(\/|$)/);
    dataDir = await mkdtemp(join(tmpdir(), "vitrine-texts-"));
    await writeFile(join(project, "show.ts"), SHOW);
    // The shop's page cache, before the merchant writes anything.
    const { app } = await openWorld({ settings: { DATA_DIR: dataDir } });
    before = (await app.inject({ url: "/" })).body;
    await app.close();
    await writeFile(join(project, "shop/texts.ts"), TEXTS);
  });
  afterAll(async () => {
    await removeFolder(project);
    await removeFolder(dataDir);
  });

  test("win over the backend's part by part, on the next start, also over cached pages", async () => {
    const [home = "", product = ""] = await pages("/", "/product/fen-tumbler");
    expect(before).toContain(`>${demoTexts.headline}</h1>`);
    expect(home).toContain(">Wool from the dale</h1>");
    expect(home).not.toContain(demoTexts.headline);
    expect(home).toContain(demoTexts.lede);
    expect(product).toContain(demoTexts.address);
    expect(product).not.toContain(">Changing your mind<");
  });

  test("stop the start with a sentence if the module exports none", async () => {
    await writeFile(join(project, "shop/texts.ts"), "export const words = {};\n");
    await expect(pages("/")).rejects.toThrow("shop/texts.ts exports no texts");
  });

  test("leave room for a menu and the front page's sections, which win over the default ones", async () => {
    await writeFile(join(project, "shop/texts.ts"), TEXTS);
    await writeFile(join(project, "shop/menu.ts"), MENU);
    await writeFile(join(project, "shop/home.ts"), HOME);
    const [home = "", product = ""] = await pages("/", "/product/fen-tumbler");
    for (const label of ["Shop", "Menu"]) {
      const [nav = ""] = new RegExp(`<nav aria-label="${label}".*?</nav>`, "s").exec(product) ?? [];
      expect(nav).toContain('<a href="/category/lamps">Lamps</a>');
      expect(nav).toContain('<a href="https://journal.example/">Journal</a>');
      expect(nav).not.toContain("New in");
    }
    const [, main = ""] = /<main.*?>(.*)<\/main>/s.exec(home) ?? [];
    const headings = Array.from(main.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g), ([, text]) => text);
    expect(headings).toEqual(["Our lamps", "Wool from the dale", "By hand", "Two cups", "Spring"]);
    expect(main.match(/<h1/g)).toHaveLength(1);
    expect(main).toContain("<p>Slowly.</p>");
    expect(main).not.toContain("onclick");
    const products = new Set(main.match(/href="\/product\/[^"?]+/g));
    expect(products).toContain('href="/product/fen-tumbler');
    expect(products.size).toBe(7);
  });

  test("stop the start if the menu or the sections cannot be used", async () => {
    await writeFile(join(project, "shop/home.ts"), HOME.replace('"text"', '"film"'));
    await expect(pages("/")).rejects.toThrow("shop/home.ts cannot be used: 3.kind");
    await rm(join(project, "shop/home.ts"));
    await writeFile(join(project, "shop/menu.ts"), MENU.replace("/category/lamps", "lamps"));
    await expect(pages("/")).rejects.toThrow("shop/menu.ts cannot be used: 0.href");
    await rm(join(project, "shop/menu.ts"));
  });

  test("leave room for payment methods with fields, which stop the start if they cannot be used", async () => {
    await writeFile(join(project, "shop/texts.ts"), TEXTS);
    const { "shop/payment.ts": payment = "" } = await recipeFiles("add-payment-fields");
    await writeFile(join(project, "shop/payment.ts"), payment);
    const [home = ""] = await pages("/");
    expect(home).toContain("Purchase order number");
    await writeFile(join(project, "shop/payment.ts"), payment.replace('"po_number"', '"a b"'));
    await expect(pages("/")).rejects.toThrow("shop/payment.ts cannot be used");
  });
});
