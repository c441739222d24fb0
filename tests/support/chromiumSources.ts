import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { chromium } from "playwright";
import { projectFolder, toolCommand } from "#server/kernel/tool.ts";
import { environment } from "./environment.ts";

// Chromium discovery and installation for the browser tests.

/**
 * A browser that can be launched: its executable, the headless shell if there is one (it takes half
 * the work, and has no back/forward cache), and the libraries it brings, if any.
 */
export type Chromium = { path: string; shell?: string; libraries?: string };

/** A source of a Chromium; rejects where this machine does not allow it. */
export type ChromiumSource = { name: string; find: () => Promise<Chromium> };

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

/** Returns the environment that a Chromium runs in. */
export const environmentOf = ({ libraries }: Chromium): NodeJS.ProcessEnv =>
  libraries ? { ...environment, LD_LIBRARY_PATH: libraries } : { ...environment };

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

async function byPlaywright(): Promise<Chromium> {
  const [node, cli] = toolCommand("playwright");
  await run(node, [cli, "install", "--no-shell", "chromium"], { timeout: INSTALL_TIMEOUT_MS });
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
export const chromiumSources: readonly ChromiumSource[] = [
  { name: "CHROME_PATH", find: named },
  { name: "an installed browser", find: installed },
  { name: "Playwright's cache", find: inPlaywrightsCache },
  { name: "Playwright's installer", find: byPlaywright },
  { name: "Debian's package", find: byDebian },
  { name: "the registry's package", find: byRegistry },
];
