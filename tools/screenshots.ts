import { mkdir, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { projectFolder } from "#server/kernel/tool.ts";
import { sendProfileOrigin } from "#tests/worlds/shoppers/browserOrigin.ts";
import { launchBrowser } from "#tests/worlds/browser/browser.ts";
import { fillIn } from "#tests/worlds/browser/checkoutPage.ts";
import { cartOfScreens, pageStates } from "./pageStates.ts";
import type { Aspect, Circumstance, PageState } from "./pageStates.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { FOREIGN_NAME, foreignShop } from "#tests/worlds/backends/foreignShop.ts";
import { person, purchases } from "#tests/worlds/shoppers/purchases.ts";
import { startShop } from "#tests/worlds/servers/shop.ts";
import type { RunningShop } from "#tests/worlds/servers/shop.ts";
import { openWooServer } from "#tests/worlds/backends/wooServer.ts";
import sharp from "sharp";
import { openPictureServer } from "#tests/worlds/backends/pictureServer.ts";
import type { PictureServer } from "#tests/worlds/backends/pictureServer.ts";

const SIDE = 900;
const SIZES = ["", "-300x300", "-150x150", "-768x768", "-600x600", "-100x100"];
const HUES = [205, 20, 145, 265, 40, 330, 185, 95];

/** Draws a knitted square in stripes of one hue. */
function drawKnit(hue: number): Promise<Buffer> {
  const stitches = Array.from({ length: 20 }, (_, row) => {
    const lightness = 42 + (row % 3) * 14;
    const y = row * 45;
    const zigzag = Array.from({ length: 21 }, (__, at) => `${at * 45},${y + (at % 2) * 28}`);
    return `<polyline points="${zigzag.join(" ")}" fill="none" stroke="hsl(${hue} 38% ${lightness}%)" stroke-width="30"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="hsl(${hue} 30% 30%)"/>${stitches.join("")}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}

/** Opens a server with the uploads of that shop's WordPress. */
async function openForeignPictures(): Promise<PictureServer> {
  const server = await openPictureServer();
  const files = foreignShop.products.flatMap(({ pictures }) => pictures.map(({ file }) => file));
  for (const [at, file] of files.entries()) {
    const bytes = await drawKnit(HUES[at % HUES.length] ?? 0);
    for (const size of SIZES) {
      server.put(`/wp-content/uploads/2026/11/${file}${size}.jpg`, { bytes });
    }
  }
  return server;
}

const TILE = { width: 300, height: 560 };
const CAPTION = 26;
const GAP = 12;
const COLUMNS = 6;

/** A picture's file and its caption on the sheet. */
type SheetPicture = { file: string; caption: string };

const captionImage = (caption: string) => {
  const text = caption.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${CAPTION}"><text y="17" font-family="sans-serif" font-size="14" fill="#222">${text}</text></svg>`,
  );
};

/** Returns the upper part of a screenshot at the width of a tile, or all of a short one. */
async function tileOf(file: string): Promise<Buffer> {
  const picture = await sharp(file).resize(TILE.width).toBuffer({ resolveWithObject: true });
  const height = Math.min(TILE.height, picture.info.height);
  return sharp(picture.data).extract({ left: 0, top: 0, width: TILE.width, height }).toBuffer();
}

/** Writes a sheet with the upper part of each picture into a folder; returns its path. */
async function layOutSheet(
  folder: string,
  name: string,
  pictures: readonly SheetPicture[],
): Promise<string> {
  const stepX = TILE.width + GAP;
  const stepY = TILE.height + CAPTION + GAP;
  const tiles = await Promise.all(
    pictures.map(async ({ file, caption }, index) => {
      const left = GAP + (index % COLUMNS) * stepX;
      const top = GAP + Math.floor(index / COLUMNS) * stepY;
      return [
        { input: await tileOf(file), left, top },
        { input: captionImage(caption), left, top: top + TILE.height },
      ];
    }),
  );
  const sheet = join(folder, `sheet-${name}.png`);
  const width = GAP + Math.min(COLUMNS, pictures.length) * stepX;
  const height = GAP + Math.ceil(pictures.length / COLUMNS) * stepY;
  await sharp({ create: { width, height, channels: 3, background: "#ddd" } })
    .composite(tiles.flat())
    .png()
    .toFile(sheet);
  return sheet;
}

/**
 * Screenshots: `npm run screenshots` captures every page in every state into `screenshots/`; words
 * after `--` select states by parts of their names. A contact sheet per width and color scheme
 * shows all of them side by side.
 */

const FOLDER = join(projectFolder, "screenshots");
const DATA = join(projectFolder, ".cache", "screenshots");
/** Widest first: a browser keeps a picture it has when the window shrinks. */
const WIDTHS = [1440, 768, 360];
const COLOURS = ["light", "dark"] as const;
const TIMEOUT_MS = 15 * 60_000;
/** Pictures that are still to be converted keep a page loading. */
const PAGE_MS = 90_000;
/** Screenshots by the contact sheet they belong to. */
const sheets = new Map<string, SheetPicture[]>();
/** Products in the cart of another merchant's shop. */
const FOREIGN_CART = ["kapitaensmuetze", "wolldecke"];
/** Password of the owner's page. */
const STATUS_PASSWORD = "correct-horse-battery";
const NOWHERE = "http://127.0.0.1:9/graphql";

/** Loads every picture, including lazy ones, and waits for all of them and the web font. */
async function complete(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    // Content below the window is otherwise not rendered until it comes near.
    for (const part of document.querySelectorAll<HTMLElement>("main ul, footer")) {
      part.style.contentVisibility = "visible";
    }
    await document.fonts.ready;
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
}

/** Sets the page up for a shopper's preference, such as large text. */
async function turn(page: Page, aspect: Aspect): Promise<void> {
  if (aspect === "right to left") await page.evaluate(() => (document.documentElement.dir = "rtl"));
  if (aspect === "large text") {
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  }
  if (aspect === "forced colours") await page.emulateMedia({ forcedColors: "active" });
  if (aspect === "print") await page.emulateMedia({ media: "print" });
}

/** Reports a page that overflows its window horizontally. */
async function measure(page: Page, file: string): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (excess > 0) console.log(`${file} is ${excess} px wider than its window`);
}

/** Captures a page at each width in light and dark; prints a line for each file. */
async function photograph(context: BrowserContext, state: PageState): Promise<void> {
  const { name, path, act, as, widths = WIDTHS, isScrolled = false } = state;
  const page = await context.newPage();
  page.setDefaultTimeout(PAGE_MS);
  await page.setViewportSize({ width: widths[0] ?? 1440, height: 900 });
  await page.goto(path, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  await act?.(page);
  if (as) await turn(page, as);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of as ? (["light"] as const) : COLOURS) {
      await page.emulateMedia({ colorScheme });
      await complete(page);
      const file = join(FOLDER, `${name}-${width}-${colorScheme}.png`);
      // A scrolled page would show sticky elements somewhere in the middle.
      if (!isScrolled) await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      // Dialogs and popovers are as large as the window.
      const isWindow = (await page.locator("dialog[open], :popover-open").count()) > 0;
      const fullPage = !isScrolled && !isWindow;
      await page.screenshot({ path: file, fullPage, animations: "disabled" });
      await measure(page, file);
      const sheet = as ? `otherwise-${width}` : `${width}-${colorScheme}`;
      sheets.set(sheet, [...(sheets.get(sheet) ?? []), { file, caption: name }]);
      const kilobytes = Math.round((await stat(file)).size / 1000);
      console.log(`${relative(projectFolder, file)}  ${kilobytes} kB`);
    }
  }
  await page.close();
}

/** Loads the web font into the browser's cache, since pages do not wait for a late one. */
async function fetchTypeface(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto("/", { timeout: PAGE_MS });
  await page.evaluate(() => document.fonts.ready);
  await page.close();
}

/** Adds products to the cart as a shopper does, one after another. */
async function fill(context: BrowserContext, slugs: readonly string[]): Promise<void> {
  const page = await context.newPage();
  for (const [index, slug] of slugs.entries()) {
    await page.goto(`/product/${slug}`);
    await hydrated(page);
    const added = page.waitForResponse(
      (response) => response.request().postData()?.includes("useAddToCartMutation") ?? false,
    );
    await page.getByRole("button", { name: "Add to cart", exact: true }).click();
    await added;
    const label = index === 0 ? "Cart, 1 item" : `Cart, ${index + 1} items`;
    await page.getByRole("link", { name: label, exact: true }).waitFor();
  }
  await page.close();
}

/** Places an order as a new customer, who stays signed in. */
async function order(context: BrowserContext): Promise<void> {
  const form = { email: "ann@shop.example", password: "correct-horse" };
  await context.request.post("/account/register", { form });
  await context.request.post("/account/login", { form: { ...form, username: form.email } });
  await fill(context, cartOfScreens);
  const page = await context.newPage();
  await page.goto("/checkout");
  await hydrated(page);
  const { typed = {}, rate = "", pay = "" } = purchases["US"] ?? {};
  await page.getByLabel("Country").first().selectOption("US");
  await fillIn(page, { ...person, ...typed });
  // An order is placed at a confirmed total.
  await page.getByRole("radio", { name: new RegExp(`^${rate}`), checked: true }).waitFor();
  await page.getByRole("radio", { name: new RegExp(`^${pay}`) }).check();
  await page.getByRole("checkbox", { name: /agree/ }).check();
  await page.getByRole("button", { name: "Place order" }).click();
  await page.waitForURL("**/success", { timeout: PAGE_MS });
  await page.close();
}

/** Opens the WordPress of another merchant's shop, and the server of its pictures. */
async function openForeignShop() {
  const pictures = await openForeignPictures();
  const site = pictures.origin;
  const woo = await openWooServer({ merchandise: foreignShop, site });
  const settings = {
    GRAPHQL_ENDPOINT: woo.endpoint,
    SITE_NAME: FOREIGN_NAME,
    CURRENCY: "EUR",
    IMAGE_ORIGINS: site,
    CHANGE_POLL_SECONDS: "5",
    STATUS_PASSWORD,
    WEBHOOK_SECRET: "the secret of the webhooks",
  };
  return { settings, close: () => Promise.all([woo.close(), pictures.close()]) };
}

async function photographAll(browser: Browser, states: readonly PageState[]): Promise<void> {
  const shops: RunningShop[] = [];
  const foreign = await openForeignShop();
  const open = async (name: string, settings: Record<string, string>) => {
    const shop = await startShop({ ...settings, DATA_DIR: join(DATA, name) });
    shops.push(shop);
    return shop.url;
  };
  /** Captures one circumstance's states in sequence, as a shopper of their own. */
  const visit = async (circumstance: Circumstance, baseURL: string) => {
    const httpCredentials = { username: "owner", password: STATUS_PASSWORD };
    const context = await browser.newContext({ baseURL, httpCredentials, reducedMotion: "reduce" });
    sendProfileOrigin(context, baseURL);
    const wanted = states.filter((state) => state.with === circumstance);
    if (wanted.length > 0) await fetchTypeface(context);
    if (wanted.length > 0 && circumstance === "a cart") await fill(context, cartOfScreens);
    if (wanted.length > 0 && circumstance === "an order") await order(context);
    if (wanted.length > 0 && circumstance === "another shop") await fill(context, FOREIGN_CART);
    for (const state of wanted) await photograph(context, state);
    await context.close();
  };
  try {
    const url = await open("shop", { CART_NOTICES: "on" });
    await visit("no cart", url);
    await visit("a cart", url);
    await visit("an order", url);
    await visit("no backend", await open("no-backend", { GRAPHQL_ENDPOINT: NOWHERE }));
    await visit("another shop", await open("another-shop", foreign.settings));
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()));
    await foreign.close();
  }
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
    console.log(`Not done after ${TIMEOUT_MS / 60_000} minutes: given up.`);
    process.exit(1);
  }, TIMEOUT_MS);
  await rm(DATA, { recursive: true, force: true });
  const browser = await launchBrowser();
  try {
    await photographAll(browser, states);
    for (const [name, pictures] of sheets) {
      console.log(relative(projectFolder, await layOutSheet(FOLDER, name, pictures)));
    }
    return true;
  } finally {
    clearTimeout(timer);
    await browser.close();
    await rm(DATA, { recursive: true, force: true });
  }
}

const { words } = readCommandLine({}, { allowWords: true });
process.chdir(projectFolder);
await mkdir(FOLDER, { recursive: true });
process.exitCode = (await makeScreenshots(words)) ? 0 : 1;
