import { mkdir, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { lineOf, runStep } from "#server/commands/steps.ts";
import { projectFolder } from "#server/commands/tool.ts";
import { launchBrowser } from "./support/browser.ts";
import { cartOfScreens, pageStates } from "./support/pageStates.ts";
import type { Circumstance, PageState } from "./support/pageStates.ts";
import { startShop } from "./support/shop.ts";
import type { RunningShop } from "./support/shop.ts";

/**
 * `npm run screenshots` photographs every page in every state into `screenshots/`; words after `--`
 * choose the states whose names contain one. `npm run screenshots -- pictures` makes a contact
 * sheet of the demonstration shop's pictures instead.
 */

const FOLDER = join(projectFolder, "screenshots");
const DATA = join(projectFolder, ".cache", "screenshots");
/** Wide first: a browser keeps a picture it has when the window shrinks. */
const WIDTHS = [1440, 768, 360];
const COLOURS = ["light", "dark"] as const;
const PATIENCE_MS = 15 * 60_000;
/** Pictures not drawn yet keep a page waiting. */
const PAGE_MS = 90_000;
const NOWHERE = "http://127.0.0.1:9/graphql";

/** Loads every picture, whether scrolled to or not, and waits until each is there, and the type. */
async function complete(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await document.fonts.ready;
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
}

/** Photographs a page at each width in light and dark; prints a line for each file. */
async function photograph(context: BrowserContext, { name, path }: PageState): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(PAGE_MS);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of COLOURS) {
      await page.emulateMedia({ colorScheme });
      await complete(page);
      const file = join(FOLDER, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
      const kilobytes = Math.round((await stat(file)).size / 1000);
      console.log(`${relative(projectFolder, file)}  ${kilobytes} kB`);
    }
  }
  await page.close();
}

/** Puts things in the cart as a shopper does, one after another. */
async function fill(context: BrowserContext, slugs: readonly string[]): Promise<void> {
  const page = await context.newPage();
  for (const [index, slug] of slugs.entries()) {
    await page.goto(`/product/${slug}`);
    await page.getByRole("button", { name: "Add to cart", exact: true }).click();
    const words = index === 0 ? "Cart, 1 item" : `Cart, ${index + 1} items`;
    await page.getByRole("link", { name: words, exact: true }).waitFor();
  }
  await page.close();
}

async function photographAll(browser: Browser, states: readonly PageState[]): Promise<void> {
  const shops: RunningShop[] = [];
  const open = async (name: string, settings: Record<string, string>) => {
    const shop = await startShop({ ...settings, DATA_DIR: join(DATA, name) });
    shops.push(shop);
    return shop.url;
  };
  /** One circumstance's states, one after another, for a shopper of their own. */
  const visit = async (circumstance: Circumstance, baseURL: string) => {
    const context = await browser.newContext({ baseURL, reducedMotion: "reduce" });
    const wanted = states.filter((state) => state.with === circumstance);
    if (wanted.length > 0 && circumstance === "a cart") await fill(context, cartOfScreens);
    for (const state of wanted) await photograph(context, state);
    await context.close();
  };
  try {
    const url = await open("shop", {});
    await visit("no cart", url);
    await visit("a cart", url);
    await visit("no backend", await open("no-backend", { GRAPHQL_ENDPOINT: NOWHERE }));
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()));
  }
}

/** Has the shop's own studio lay all pictures out in rows by product. */
async function makeContactSheet(): Promise<boolean> {
  const sheet = join(FOLDER, "pictures.png");
  const studio = "server/embedded/shop/pictures/contactSheet.ts";
  const result = await runStep({ name: "pictures", command: [process.execPath, studio, sheet] });
  console.log(result.passed ? relative(projectFolder, sheet) : lineOf(result));
  return result.passed;
}

async function makeScreenshots(words: readonly string[]): Promise<boolean> {
  const isWanted = ({ name }: PageState) =>
    words.length === 0 || words.some((word) => name.includes(word));
  const states = pageStates.filter(isWanted);
  if (states.length === 0) {
    console.log(
      `No state is called so. There are: ${pageStates.map(({ name }) => name).join(", ")}`,
    );
    return false;
  }
  const timer = setTimeout(() => {
    console.log(`Not done after ${PATIENCE_MS / 60_000} minutes: given up.`);
    process.exit(1);
  }, PATIENCE_MS);
  await rm(DATA, { recursive: true, force: true });
  const browser = await launchBrowser();
  try {
    await photographAll(browser, states);
    return true;
  } finally {
    clearTimeout(timer);
    await browser.close();
    await rm(DATA, { recursive: true, force: true });
  }
}

process.chdir(projectFolder);
await mkdir(FOLDER, { recursive: true });
const words = process.argv.slice(2);
const isDone = words.includes("pictures") ? await makeContactSheet() : await makeScreenshots(words);
process.exitCode = isDone ? 0 : 1;
