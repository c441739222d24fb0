import type { Page, Request, Route } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { recordRequests, withConnection } from "#tests/support/requests.ts";
import { awake } from "#tests/support/shopper.ts";
import { shareStorefront } from "#tests/support/storefront.ts";

const storefront = shareStorefront();
const LATEST = "**/builds/latest.json*";
const META = "**/builds/meta/*.json";
const HOUR = 3_600_000;
let page: Page;
let documents: string[];
let answerLatest: (route: Route) => Promise<void>;
let questions: URL[];
/** Number of requests for the latest build that have ended, with a response or without. */
let ended: number;

beforeEach(async () => {
  page = await (await storefront.shopper()).newPage();
  documents = [];
  questions = [];
  ended = 0;
  answerLatest = (route) => route.continue();
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const countEnded = (request: Request) => {
    if (request.url().includes("/builds/latest.json")) ended += 1;
  };
  page.on("requestfinished", countEnded);
  page.on("requestfailed", countEnded);
  await page.route(LATEST, (route) => {
    questions.push(new URL(route.request().url()));
    return answerLatest(route);
  });
  await page.clock.install();
});

async function openSearch(): Promise<void> {
  await page.goto("/search");
  await awake(page);
  documents.length = 0;
}
const goOn = () => page.locator("header a[href='/categories']").first().click();
const arrive = () => page.getByRole("heading", { level: 1, name: "Departments" }).waitFor();
const newer = (route: Route) => route.fulfill({ json: { id: "newer", timestamp: Date.now() } });
const pollTimes = async (times: number) => {
  for (let time = 1; time <= times; time += 1) {
    const before = [questions.length, ended] as const;
    await page.clock.runFor(HOUR);
    await expect.poll(() => [questions.length, ended]).toEqual(before.map((count) => count + 1));
    // The page reads the response to a later request after this one's.
    await page.evaluate(async () => void (await (await fetch("/livez")).text()));
  }
};

test("a newer build turns the next navigation into a full page load and disturbs nothing before", async () => {
  await openSearch();
  answerLatest = newer;
  const field = page.getByRole("searchbox").or(page.getByRole("textbox")).first();
  await field.fill("linen");
  // One hour passes at once here, longer than the search's timeout.
  await page.locator("#main article").first().waitFor();
  await page.waitForURL("**/search?q=linen");
  await pollTimes(1);
  expect(questions[0]?.search).toMatch(/^\?\d{13}$/);
  expect(await field.inputValue()).toBe("linen");
  expect(documents).toEqual([]);
  await page.clock.resume();
  await goOn();
  await arrive();
  expect(documents).toEqual(["/categories"]);
  expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
});

test("polling stops once a newer build is known", async () => {
  await openSearch();
  answerLatest = newer;
  await pollTimes(1);
  await page.clock.runFor(3 * HOUR);
  expect(questions).toHaveLength(1);
});

test("the same build changes nothing, and polling goes on every hour", async () => {
  await openSearch();
  await pollTimes(3);
  await page.clock.resume();
  await goOn();
  await arrive();
  expect(documents).toEqual([]);
});

test.each([
  ["answers 404", (route: Route) => route.fulfill({ status: 404 })],
  ["answers 403", (route: Route) => route.fulfill({ status: 403 })],
  ["answers 500", (route: Route) => route.fulfill({ status: 500 })],
  ["answers no JSON", (route: Route) => route.fulfill({ body: "<html>" })],
  ["is not reached", (route: Route) => route.abort()],
])("polling goes on after a server that %s", async (_fault, response) => {
  await openSearch();
  answerLatest = response;
  await pollTimes(2);
  answerLatest = newer;
  await pollTimes(1);
  await page.clock.resume();
  await goOn();
  await arrive();
  expect(documents).toEqual(["/categories"]);
});

test.each([
  ["fails", (route: Route) => route.fulfill({ status: 500 }), 2],
  ["is not there", (route: Route) => route.fulfill({ status: 404 }), 1],
])("a build manifest that %s does not stop the polling", async (_fault, response, requests) => {
  let manifests = 0;
  await page.route(META, (route) => {
    manifests += 1;
    return manifests === 1 ? response(route) : route.continue();
  });
  await openSearch();
  await page.clock.runFor(2_000);
  await expect.poll(() => manifests).toBe(1);
  await pollTimes(1);
  expect(manifests).toBe(requests);
});

test("the build manifest is requested once, a second after the page has hydrated", async () => {
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
});

test.each([
  ["slow-2g", 0],
  ["2g", 1],
  ["3g", 1],
])("on a %s connection the build manifest is requested %d times", async (effectiveType, times) => {
  await withConnection(page, { effectiveType });
  const requests = recordRequests(page);
  await openSearch();
  const manifests = () => requests.filter((path) => path.startsWith("/builds/meta/"));
  const manifestsLater = async () => {
    await page.clock.runFor(2_000);
    return manifests().length;
  };
  await expect.poll(manifestsLater).toBe(times);
  await page.clock.runFor(20_000);
  expect(manifests()).toHaveLength(times);
});
