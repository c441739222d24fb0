import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { chromium } from "@playwright/test";
import type { Browser, BrowserType, LaunchOptions } from "@playwright/test";
import { projectFolder, toolCommand } from "#server/kernel/tool.ts";
import { environment } from "#tests/worlds/servers/environment.ts";

// Chromium for browser tests, screenshots and benches: found on the machine, or downloaded.

/**
 * A browser that can be launched: its executable, the headless shell if there is one (it takes half
 * the work, and has no back/forward cache), and the libraries it brings, if any.
 */
export type Chromium = { path: string; shell?: string; libraries?: string };

const run = promisify(execFile);
const decompress = promisify(brotliDecompress);

const FOLDER = join(projectFolder, ".cache", "chromium");
const PACKAGE = "@sparticuz/chromium";
const VERSION = "153.0.0";
/** Timeout of a download in milliseconds. */
const INSTALL_TIMEOUT_MS = 240_000;

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const SHELL = "/usr/bin/chromium-headless-shell";

const ADVICE = `No Chromium could be found or fetched. Install one (Debian: apt-get install chromium; \
elsewhere: Google Chrome) or name one with CHROME_PATH=/path/to/chromium, then run the tests again.`;

/** Returns the environment that a Chromium runs in. */
export const environmentOf = ({ libraries }: Chromium): NodeJS.ProcessEnv =>
  libraries ? { ...environment, LD_LIBRARY_PATH: libraries } : { ...environment };

const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message.split("\n", 1)[0] : String(error);

/** Returns a Chromium if it starts: one without its system libraries does not. */
async function tried(browser: Chromium): Promise<Chromium> {
  if (!existsSync(browser.path)) throw new Error(`${browser.path} does not exist`);
  // On Windows `--version` opens a window instead.
  if (process.platform !== "win32") {
    await run(browser.path, ["--version"], { env: environmentOf(browser), timeout: 30_000 });
  }
  return browser;
}

async function named(): Promise<Chromium> {
  if (!environment["CHROME_PATH"]) throw new Error("CHROME_PATH is not set");
  return tried({ path: environment["CHROME_PATH"] });
}

async function installed(): Promise<Chromium> {
  const path = USUAL_PLACES.find((place) => existsSync(place));
  if (!path) throw new Error("neither Chromium nor Chrome is in its usual place");
  return tried({ path, ...(existsSync(SHELL) ? { shell: SHELL } : {}) });
}

const inPlaywrightsCache = () => tried({ path: chromium.executablePath() });

/** Downloads a browser from Playwright's host, unless that has been done. */
async function install(...args: string[]): Promise<void> {
  const [node, cli] = toolCommand("@playwright/test", "playwright");
  await run(node, [cli, "install", ...args], { timeout: INSTALL_TIMEOUT_MS });
}

async function byPlaywright(): Promise<Chromium> {
  await install("--no-shell", "chromium");
  return inPlaywrightsCache();
}

async function byDebian(): Promise<Chromium> {
  if (process.getuid?.() !== 0) throw new Error("only root may install packages");
  await run("apt-get", ["update"], { timeout: INSTALL_TIMEOUT_MS });
  const packages = ["chromium", "chromium-headless-shell"];
  await run("apt-get", ["install", "--yes", "--no-install-recommends", ...packages], {
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...environment, DEBIAN_FRONTEND: "noninteractive" },
  });
  return installed();
}

/** Unpacks Chromium from the npm package, with the system libraries in it. */
async function byRegistry(): Promise<Chromium> {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error("the package holds a Chromium for Linux on x64 only");
  }
  const browser = { path: join(FOLDER, "chromium"), libraries: join(FOLDER, "al2023", "lib") };
  if (existsSync(browser.path)) return tried(browser);
  await mkdir(FOLDER, { recursive: true });
  const wanted = `${PACKAGE}@${VERSION}`;
  await run("npm", ["install", "--prefix", FOLDER, "--no-save", "--ignore-scripts", wanted], {
    timeout: INSTALL_TIMEOUT_MS,
  });
  const parts = join(FOLDER, "node_modules", PACKAGE, "bin");
  const libraries = join(FOLDER, "libraries.tar");
  await writeFile(libraries, await decompress(await readFile(join(parts, "al2023.tar.br"))));
  await mkdir(join(FOLDER, "al2023"), { recursive: true });
  await run("tar", ["-xf", libraries, "-C", join(FOLDER, "al2023")]);
  await writeFile(browser.path, await decompress(await readFile(join(parts, "chromium.br"))));
  await chmod(browser.path, 0o755);
  await rm(libraries);
  await rm(join(FOLDER, "node_modules"), { recursive: true });
  return tried(browser);
}

/** Sources of Chromium in the order they are tried: those without a download first. */
const sources: Readonly<Record<string, () => Promise<Chromium>>> = {
  CHROME_PATH: named,
  "an installed browser": installed,
  "Playwright's cache": inPlaywrightsCache,
  "Playwright's installer": byPlaywright,
  "Debian's package": byDebian,
  "the registry's package": byRegistry,
};

/**
 * Finds the Chromium to test with: an installed one, or one that is downloaded now. Rejects with
 * each source that was tried and with advice.
 */
export async function findChromium(): Promise<Chromium> {
  const refusals: string[] = [];
  for (const [name, find] of Object.entries(sources)) {
    try {
      return await find();
    } catch (error) {
      refusals.push(`- ${name}: ${reasonOf(error)}`);
    }
  }
  throw new Error([ADVICE, ...refusals].join("\n"));
}

/** Installs Firefox or WebKit with Playwright; returns why it cannot be launched here, if so. */
export async function installOther(browser: BrowserType): Promise<string | undefined> {
  try {
    await install(browser.name());
    await (await browser.launch()).close();
    return undefined;
  } catch (error) {
    return `${browser.name()} cannot be installed or launched: ${reasonOf(error)}`;
  }
}

/**
 * Returns the options that launch a headless Chromium without background network access. The last
 * give scripts what a shopper's browser has: automation disables the back/forward cache by default.
 * @param isWhole requires the full browser rather than the headless shell, which lacks that cache
 */
export async function chromiumOptions({ isWhole = false } = {}): Promise<LaunchOptions> {
  const browser = await findChromium();
  return {
    executablePath: (!isWhole && browser.shell) || browser.path,
    env: environmentOf(browser),
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  };
}

/** Launches a headless Chromium; options as for `chromiumOptions`. */
export const launchBrowser = async (options?: { isWhole?: boolean }): Promise<Browser> =>
  chromium.launch(await chromiumOptions(options));
