// Pictures of the shop before and after an upgrade, and what differs between them. Plain JavaScript:
// both versions of the package run it in a merchant's repository.
import { execFile, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { packageFolder } from "./unpackedSources.js";

const CHROMIUMS = [
  process.env.CHROME_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Pages that every shop has; products, categories and texts of the sitemap follow. */
const PAGES = ["/", "/products", "/categories", "/search", "/cart", "/account", "/not-found"];
const COUNT = 10;
/** A window in CSS pixels; a headless Chromium lays out none that is narrower than 500. */
const WINDOWS = [
  [500, 2000],
  [1440, 1600],
];
const READY_MS = 300_000;
const PICTURE_MS = 30_000;
/** Difference of a color channel, and share of the pixels, below which two pictures are the same. */
const CHANNEL = 24;
const SHARE = 0.001;

/** The shop must change nothing outside: no index, no store of several servers, no CDN, no trace. */
const ALONE = {
  HOST: "127.0.0.1",
  ALGOLIA_ADMIN_KEY: "",
  CACHE_URL: "",
  CDN_PURGE_URL: "",
  CHANGE_POLL_SECONDS: "0",
  OTEL_EXPORTER_OTLP_ENDPOINT: "",
};

/** Returns a port of this machine that nobody uses. */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Returns ten addresses: the pages above and the first of the sitemap that are others. */
async function addressesOf(url) {
  const read = async (path) => {
    const text = await (await fetch(url + path)).text();
    return Array.from(text.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g), ([, found]) => found);
  };
  const listed = [];
  for (const part of (await read("/sitemap.xml")).slice(0, 4)) {
    // A sitemap of sitemaps names files, a small one pages.
    listed.push(...(part.endsWith(".xml") ? await read(part) : [part]));
  }
  const kinds = ["/product/", "/category/", "/"];
  const others = kinds.flatMap((start) => {
    const found = listed.find((path) => path.startsWith(start) && !PAGES.includes(path));
    return found ?? [];
  });
  return [...new Set([...PAGES, ...others, ...listed])].slice(0, COUNT);
}

async function takePicture(chromium, address, [width, height], file) {
  const profile = mkdtempSync(join(tmpdir(), "vitrine-pictures-"));
  const words = [
    "--headless",
    "--hide-scrollbars",
    // Chromium refuses to run as root in a sandbox, as in a container.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    `--user-data-dir=${profile}`,
    `--window-size=${width},${height}`,
    `--screenshot=${file}`,
    address,
  ];
  await promisify(execFile)(chromium, words, { timeout: PICTURE_MS });
  rmSync(profile, { recursive: true, force: true });
}

const fileOf = (path, width) => `${path.replaceAll(/\W+/g, "-")}.${width}.png`;

/**
 * Starts the repository's shop with its settings and an empty data folder, and takes pictures of
 * ten pages. Throws with a sentence if there is no Chromium, or the shop does not start.
 * @param folder where the pictures go
 * @param addresses pages of earlier pictures; without them ten are chosen
 * @returns the addresses
 */
export async function takePictures(root, folder, addresses) {
  const chromium = CHROMIUMS.find((path) => path && existsSync(path));
  if (!chromium) throw new Error("There is no Chromium: install one, or name it with CHROME_PATH.");
  const data = mkdtempSync(join(tmpdir(), "vitrine-upgrade-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const command = join(packageFolder, "server", "commands", "vitrine.js");
  const env = { ...process.env, ...ALONE, PORT: String(port), DATA_DIR: data };
  const shop = spawn(process.execPath, [command, "start"], { cwd: root, env, stdio: "ignore" });
  const isOpen = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    const end = Date.now() + READY_MS;
    while (!(await isOpen())) {
      if (shop.exitCode !== null || Date.now() > end) throw new Error("The shop does not start.");
      await wait(500);
    }
    const pages = addresses ?? (await addressesOf(url));
    mkdirSync(folder, { recursive: true });
    for (const path of pages) {
      for (const size of WINDOWS) {
        await takePicture(chromium, url + path, size, join(folder, fileOf(path, size[0])));
      }
    }
    writeFileSync(join(folder, "pages.json"), JSON.stringify(pages));
    return pages;
  } finally {
    shop.kill();
    await Promise.race([new Promise((resolve) => shop.once("exit", resolve)), wait(10_000)]);
    rmSync(data, { recursive: true, force: true });
  }
}

/** Returns the share of pixels that differ between two pictures of the same size, from 0 to 1. */
async function difference(one, other) {
  // A package of the storefront, which npm may have nested.
  const sharp = createRequire(join(packageFolder, "package.json"))("sharp");
  const read = (file) => sharp(file).removeAlpha().raw().toBuffer();
  const [before, after] = await Promise.all([read(one), read(other)]);
  let differing = 0;
  for (let at = 0; at < before.length; at += 3) {
    const isOther = [0, 1, 2].some((channel) => {
      return Math.abs(before[at + channel] - (after[at + channel] ?? 0)) > CHANNEL;
    });
    if (isOther) differing += 1;
  }
  return (differing * 3) / before.length;
}

/**
 * Compares the pictures of two folders.
 * @returns for each pair that differs its page, width, share of the pixels and file name
 */
export async function changedPictures(before, after, pages) {
  const changed = [];
  for (const path of pages) {
    for (const [width] of WINDOWS) {
      const file = fileOf(path, width);
      const share = await difference(join(before, file), join(after, file));
      if (share > SHARE) changed.push({ path, width, share, file });
    }
  }
  return changed;
}
