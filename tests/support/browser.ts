import { chromium } from "playwright";
import type { Browser } from "playwright";
import { chromiumSources, environmentOf } from "./chromiumSources.ts";
import type { Chromium } from "./chromiumSources.ts";

// Chromium of the browser tests.

const ADVICE = `No Chromium could be found or fetched. Install one (Debian: apt-get install chromium; \
elsewhere: Google Chrome) or name one with CHROME_PATH=/path/to/chromium, then run the tests again.`;

/**
 * Finds the Chromium to test with: an installed one, or one that is downloaded now. Rejects with
 * each source that was tried and with advice.
 */
export async function findChromium(): Promise<Chromium> {
  const refusals: string[] = [];
  for (const source of chromiumSources) {
    try {
      return await source.find();
    } catch (error) {
      const reason = error instanceof Error ? error.message.split("\n", 1)[0] : String(error);
      refusals.push(`- ${source.name}: ${reason}`);
    }
  }
  throw new Error([ADVICE, ...refusals].join("\n"));
}

/**
 * Launches a headless Chromium without background network access. The last options give scripts
 * what a shopper's browser has: automation disables the back/forward cache by default.
 * @param isWhole requires the full browser rather than the headless shell, which lacks that cache
 */
export async function launchBrowser({ isWhole = false } = {}): Promise<Browser> {
  const browser = await findChromium();
  const environment = Object.entries(environmentOf(browser)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return chromium.launch({
    executablePath: (!isWhole && browser.shell) || browser.path,
    env: Object.fromEntries(environment),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

const BLANK = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>`;

/**
 * Replaces pictures by a blank in all pages of a browser: the shop would generate them on first
 * request and take the processor from the tests. A route of Playwright would also pause every other
 * request and turn the browser's cache off.
 */
async function replacePictures(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  session.on("Fetch.requestPaused", ({ requestId }) => {
    const response = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: "content-type", value: "image/svg+xml" }],
      body: btoa(BLANK),
    };
    // A closed page no longer waits for its pictures.
    session.send("Fetch.fulfillRequest", response).catch(() => undefined);
  });
  const patterns = ["*/img/*", "*/wp-content/uploads/*"].map((urlPattern) => ({ urlPattern }));
  await session.send("Fetch.enable", { patterns });
}

async function launchWithoutPictures(isWhole: boolean): Promise<Browser> {
  const browser = await launchBrowser({ isWhole });
  await replacePictures(browser);
  return browser;
}

let chromiumOfProcess: Promise<Chromium> | undefined;
const browsersOfProcess = new Map<string, Promise<Browser>>();

/**
 * Returns one Chromium for all test files that run in this process, with blank pictures; it ends
 * with the process.
 * @param isWhole as for `launchBrowser`
 */
export async function sharedBrowser({ isWhole = false } = {}): Promise<Browser> {
  const { path, shell } = await (chromiumOfProcess ??= findChromium());
  const program = (!isWhole && shell) || path;
  const browser = browsersOfProcess.get(program) ?? launchWithoutPictures(isWhole);
  browsersOfProcess.set(program, browser);
  return browser;
}
