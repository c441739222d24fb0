import type { Page, Request, Route } from "@playwright/test";
import { recordRequests } from "#tests/worlds/browser/requests.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const LATEST = "**/builds/latest.json*";
const HOUR = 3_600_000;
let page: Page;
let documents: string[];
let respondLatest: (route: Route) => Promise<void>;
let polls: URL[];
/** Number of requests for the latest build that have ended, with a response or without. */
let ended: number;

test.beforeEach(async ({ page: opened }) => {
  page = opened;
  documents = [];
  polls = [];
  ended = 0;
  respondLatest = (route) => route.continue();
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const countEnded = (request: Request) => {
    if (request.url().includes("/builds/latest.json")) ended += 1;
  };
  page.on("requestfinished", countEnded);
  page.on("requestfailed", countEnded);
  await page.route(LATEST, (route) => {
    polls.push(new URL(route.request().url()));
    return respondLatest(route);
  });
  await page.clock.install();
});

const goOn = () => page.locator("header a[href='/categories']").first().click();
const arrive = () => page.getByRole("heading", { level: 1, name: "Departments" }).waitFor();
const newer = (route: Route) => route.fulfill({ json: { id: "newer", timestamp: Date.now() } });
const pollTimes = async (times: number) => {
  for (let time = 1; time <= times; time += 1) {
    const before = [polls.length, ended] as const;
    await page.clock.runFor(HOUR);
    await expect.poll(() => [polls.length, ended]).toEqual(before.map((count) => count + 1));
    // The page reads the response to a later request after this one's.
    await page.evaluate(async () => void (await (await fetch("/livez")).text()));
  }
};

test("a newer build turns the next navigation into a full page load and leaves the page unchanged before it", async () => {
  await page.goto("/search");
  await hydrated(page);
  documents.length = 0;
  respondLatest = newer;
  const field = page.getByRole("searchbox").or(page.getByRole("textbox")).first();
  await field.fill("linen");
  await page.locator("#main article").first().waitFor();
  await page.waitForURL("**/search?q=linen");
  // One hour passes at once here, longer than the search's timeout.
  await settled(page);
  await pollTimes(1);
  expect(polls[0]?.search).toMatch(/^\?\d{13}$/);
  expect(await field.inputValue()).toBe("linen");
  expect(documents).toEqual([]);
  await page.clock.resume();
  await goOn();
  await arrive();
  expect(documents).toEqual(["/categories"]);
  expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
});

test("the build manifest is requested once, a second after the page has hydrated; polling the same build changes nothing", async () => {
  await page.clock.pauseAt(Date.now() + HOUR);
  await page.goto("/search");
  await page.mouse.move(5, 5);
  const requests = recordRequests(page);
  const isHydrated = async () => {
    await page.clock.runFor(5);
    return page.evaluate(() => "hydrated" in document.documentElement.dataset);
  };
  await expect.poll(isHydrated).toBe(true);
  const manifests = () => requests.filter((path) => path.startsWith("/builds/meta/"));
  await page.clock.runFor(900);
  expect(manifests()).toEqual([]);
  await page.clock.runFor(1_100);
  await expect.poll(() => manifests().length).toBe(1);
  await page.clock.runFor(10_000);
  expect(manifests()).toHaveLength(1);
  documents.length = 0;
  await pollTimes(2);
  await page.clock.resume();
  await goOn();
  await arrive();
  expect(manifests()).toHaveLength(1);
  expect(documents).toEqual([]);
});
