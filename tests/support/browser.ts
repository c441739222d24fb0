import { chromium } from "playwright";
import type { Browser } from "playwright";
import { chromiumSources, environmentOf } from "./chromiumSources.ts";
import type { Chromium } from "./chromiumSources.ts";

const ADVICE = `No Chromium could be found or fetched. Install one (Debian: apt-get install chromium; \
elsewhere: Google Chrome) or name one with CHROME_PATH=/path/to/chromium, then run the tests again.`;

/**
 * The Chromium to test with: the one this machine has, or one that is fetched now. Rejects with
 * each way that was tried and what to do.
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
 * Starts a headless Chromium that asks nobody outside for anything. The last flags give scripts
 * what a shopper's browser has: the back/forward cache is off under automation unless asked for.
 * @param isWhole whether it must be the browser with its windows, which alone has that cache
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

let chromiumOfProcess: Promise<Chromium> | undefined;
const browsersOfProcess = new Map<string, Promise<Browser>>();

/**
 * One Chromium for all test files that run in this process; it ends with the process.
 * @param isWhole as for `launchBrowser`
 */
export async function sharedBrowser({ isWhole = false } = {}): Promise<Browser> {
  const { path, shell } = await (chromiumOfProcess ??= findChromium());
  const program = (!isWhole && shell) || path;
  const browser = browsersOfProcess.get(program) ?? launchBrowser({ isWhole });
  browsersOfProcess.set(program, browser);
  return browser;
}
