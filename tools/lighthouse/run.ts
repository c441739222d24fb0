import { availableParallelism, cpus } from "node:os";
import type { Browser } from "@playwright/test";
import { readCommandLine } from "#server/kernel/commandLine.ts";
import { projectFolder } from "#server/kernel/tool.ts";
import { findChromium, launchBrowser } from "#tests/worlds/browser/browser.ts";
import { setup as ensureBuild } from "#tests/worlds/servers/readyBuild.ts";
import { startShop } from "#tests/worlds/servers/shop.ts";
import { audit, medianAudit } from "./audit.ts";
import type { Audit } from "./audit.ts";
import { serveStaticPage } from "./staticPage.ts";

/**
 * Lighthouse audits: `npm run lighthouse` audits each type of page, and beside it a static page
 * with the same text and pictures as a lower bound. Words after `--` select paths.
 */

const TIMES = 5;
const PAGES = ["/", "/category/candles", "/products", "/product/fen-tumbler"];
/** Lighthouse's phone, so that the pictures exist in its sizes. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** Milliseconds for the server to encode the AVIF versions of the pictures just shown. */
const PICTURES_MADE = 15_000;

async function openPage(browser: Browser, url: string) {
  const page = await browser.newPage({ ...PHONE, javaScriptEnabled: false });
  await page.goto(url, { waitUntil: "networkidle" });
  return page;
}

function describe(name: string, { scores, ...figures }: Audit): string {
  const all = Object.values(scores).join(" ");
  const times = [figures.firstPaint, figures.largestPaint, figures.blocked].map((time) =>
    String(Math.round(time)).padStart(7),
  );
  return `${name.padEnd(34)}${all.padStart(16)}${times.join("")}${figures.shift.toFixed(3).padStart(8)}`;
}

async function auditOften(url: string): Promise<Audit> {
  const chromium = await findChromium();
  const audits: Audit[] = [];
  for (let time = 0; time < TIMES; time += 1) audits.push(await audit(url, chromium));
  return medianAudit(audits);
}

async function auditPages(browser: Browser, shopUrl: string, paths: readonly string[]) {
  for (const path of paths) await (await openPage(browser, shopUrl + path)).close();
  await new Promise((resolve) => setTimeout(resolve, PICTURES_MADE));
  for (const path of paths) {
    const page = await openPage(browser, shopUrl + path);
    const plain = await serveStaticPage(page, shopUrl);
    await page.close();
    await (await openPage(browser, plain.url)).close();
    const [shop, written] = [await auditOften(shopUrl + path), await auditOften(plain.url)];
    plain.close();
    console.log(describe(path, shop));
    console.log(describe("  the same, static", written));
    console.log(
      `  ratio of largest paints ${(shop.largestPaint / written.largestPaint).toFixed(2)}`,
    );
    for (const shortfall of shop.shortfalls) console.log(`  short of full marks: ${shortfall}`);
  }
}

const { words: wanted } = readCommandLine({}, { allowWords: true });
process.chdir(projectFolder);
await ensureBuild();
console.log(
  `Lighthouse, mobile, median of ${TIMES}, on ${availableParallelism()} × ${cpus()[0]?.model ?? "unknown processor"}`,
);
console.log(
  `${"".padEnd(34)}${"scores".padStart(16)}${["FCP", "LCP", "TBT"].map((name) => name.padStart(7)).join("")}${"CLS".padStart(8)}`,
);
const shop = await startShop();
const browser = await launchBrowser();
try {
  await auditPages(browser, shop.url, wanted.length > 0 ? wanted : PAGES);
} finally {
  await browser.close();
  await shop.stop();
}
