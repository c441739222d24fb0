import type { Page } from "@playwright/test";
import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { openDevtools } from "#tests/worlds/browser/devtools.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const PAGE = "/product/cabin-mug";

test("the lightbox moves by key and swipe, enlarges pictures and closes by Escape and the back button", async ({
  openShopper,
}) => {
  const shopper = await openShopper({ hasTouch: true, reducedMotion: "reduce" });
  const page = await shopper.newPage();
  await page.goto(PAGE);
  await hydrated(page);
  const opener = page.getByRole("link", { name: /^Larger view/ });
  const lightbox = page.getByRole("dialog", { name: /^Pictures of .*, large$/ });
  const counter = lightbox.getByText(/^\d of \d$/);
  const isFocused = () => opener.evaluate((link) => link === document.activeElement);
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 40));
  // The router saves the scroll position a third of a second after scrolling.
  const noted = () =>
    page.evaluate(() => {
      const { vike } = (history.state ?? {}) as { vike?: { scrollPosition?: { y: number } } };
      return vike?.scrollPosition?.y;
    });
  await expect.poll(noted).toBe(40);

  await opener.evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press("Enter");
  await lightbox.waitFor();
  expect(await counter.innerText()).toMatch(/^1 of/);
  // Tab leaves the picture, whose place in the tab order another one takes with each step.
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => counter.innerText()).toMatch(/^2 of/);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => counter.innerText()).toMatch(/^1 of/);

  // A swipe is the strip's own scrolling, which snaps to a picture.
  await lightbox.getByRole("list").evaluate((strip) => strip.scrollBy(strip.clientWidth * 0.7, 0));
  await expect.poll(() => counter.innerText()).toMatch(/^2 of/);

  const shown = lightbox.locator("li:not([inert])");
  const picture = shown.getByRole("button", { name: /^Enlarge/ });
  await picture.click();
  const width = () =>
    lightbox
      .locator("img")
      .nth(1)
      .evaluate((image) => image.clientWidth);
  // The width of its source.
  await expect.poll(width).toBe(1200);
  await shown.getByRole("button", { name: /^Whole picture/ }).click();
  await picture.waitFor();

  expect(await violationsIn(page, "dialog")).toEqual([]);

  await page.keyboard.press("Escape");
  await lightbox.waitFor({ state: "detached" });
  expect(await isFocused()).toBe(true);
  await expect.poll(() => page.url()).toMatch(/cabin-mug$/);
  await expect.poll(scrolled).toBe(40);
  await page.keyboard.press("Enter");
  await lightbox.waitFor();
  await goBack(page);
  await lightbox.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe(PAGE);
  await expect.poll(scrolled).toBe(40);
});

test(
  "a sideways swipe over the large picture shows the next one and opens no lightbox",
  { tag: "@long" },
  async ({ openShopper }) => {
    const shopper = await openShopper({
      hasTouch: true,
      viewport: { width: 360, height: 740 },
    });
    const page = await shopper.newPage();
    await page.goto(PAGE);
    await hydrated(page);
    const current = page.locator("#pictures a[aria-current=true]");
    const touch = await openDevtools(page);
    const { x, y } = (await page.getByRole("link", { name: /^Larger view/ }).boundingBox()) ?? {
      x: 0,
      y: 0,
    };
    const swipe = async (from: number, to: number) => {
      const at = (across: number) => [{ x: x + across, y: y + 100 }];
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from) });
      for (const part of [0.3, 0.6, 1]) {
        const touchPoints = at(from + part * (to - from));
        await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
      }
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await swipe(200, 60);
    await expect.poll(() => current.getAttribute("aria-label")).toMatch(/^View 2 of/);
    await swipe(60, 200);
    await expect.poll(() => current.getAttribute("aria-label")).toMatch(/^View 1 of/);
    await swipe(60, 200);
    expect(await current.getAttribute("aria-label")).toMatch(/^View 1 of/);
    expect(await page.getByRole("dialog").count()).toBe(0);
  },
);

test("without JavaScript reviews are filtered and posted as a form, and the large picture is a link", async ({
  openShopper,
}) => {
  const page = await (await openShopper({ javaScriptEnabled: false })).newPage();
  await page.goto(PAGE);
  const picture = await page.getByRole("link", { name: /^Larger view/ }).getAttribute("href");
  expect(picture).toMatch(/\/wp-content\/uploads\//);
  expect(await page.getByRole("button", { name: "Share" }).isVisible()).toBe(false);
  await filterByRating(page);
  await page.getByText("Write a review").click();
  await page.getByLabel("What you think of it").fill("Pours well.");
  await page.getByLabel("Name (shown with your review)").fill("Ash");
  await page.getByLabel("Email (never shown)").fill("ash@example.com");
  await page.getByRole("button", { name: "Send review" }).click();
  expect(await page.getByLabel("What you think of it").inputValue()).toBe("Pours well.");
  const rating = page.getByRole("group", { name: "Rating, 5 is best" });
  await rating.getByRole("radio", { name: "5 out of 5" }).check();
  await page.getByRole("button", { name: "Send review" }).click();
  await page.getByText("We read every review before it goes up.").waitFor();
});

/** Filters the reviews by a row of the rating distribution, and shows all of them again. */
async function filterByRating(page: Page): Promise<void> {
  const shown = page.locator("#reviews article").filter({ visible: true });
  const before = await shown.count();
  const row = page.getByRole("table", { name: "Reviews by rating" }).getByRole("row").first();
  const counted = Number((await row.getByRole("cell").last().textContent()) ?? "");
  await row.getByRole("link", { name: "5 of 5" }).click();
  await page.getByText("5 of 5 only.").waitFor();
  expect(counted).toBeGreaterThan(0);
  await expect(shown).toHaveCount(counted);
  for (const review of await shown.all()) {
    expect(await review.textContent()).toMatch(/5 out of 5/);
  }
  await page.getByRole("link", { name: "Show all reviews" }).filter({ visible: true }).click();
  await expect(shown).toHaveCount(before);
}

test("reviews are filtered by rating and sent without leaving the page, with validation errors at their fields", async ({
  page,
}) => {
  await page.goto(PAGE);
  await hydrated(page);
  await filterByRating(page);
  await page.getByText("Write a review").click();
  const send = page.getByRole("button", { name: "Send review" });
  await page.getByLabel("What you think of it").fill("Holds a whole pot.");
  await page.getByLabel("Name (shown with your review)").fill("Jo");
  // Opening the form loads its script: until then it is a plain HTML form.
  await expect
    .poll(() =>
      send.evaluate((button) => Object.keys(button).some((key) => key.startsWith("__react"))),
    )
    .toBe(true);
  await send.click();
  const email = page.getByLabel("Email (never shown)");
  await page.getByText("Choose a rating from 1 to 5.").waitFor();
  expect(await email.getAttribute("aria-invalid")).toBe("true");
  await page.getByRole("radio", { name: "4 out of 5" }).check();
  await email.fill("jo@example.com");
  await page.keyboard.press("Enter");
  await page.getByText("We read every review before it goes up.").waitFor();
  expect(new URL(page.url()).search).toBe("");
});

test(
  "recently viewed products appear with prices on later pages until the shopper clears them",
  { tag: "@long" },
  async ({ page }) => {
    const viewed = () => page.evaluate(() => localStorage.getItem("vitrine.viewed") ?? "");
    for (const path of [PAGE, "/product/sea-salt", "/product/ember-candle"]) {
      await page.goto(path);
      await hydrated(page);
      await expect.poll(viewed).toContain(path.split("/").at(-1));
    }
    await page.locator("footer").last().scrollIntoViewIfNeeded();
    const row = page.getByRole("region", { name: "Recently viewed" });
    await row.waitFor();
    const mug = expect.stringMatching(/^Cabin mug\s+From £\d+\.\d\d$/);
    const salt = expect.stringMatching(/^Saltmarsh sea salt\s+£\d+\.\d\d$/);
    await expect.poll(() => row.getByRole("listitem").allInnerTexts()).toEqual([salt, mug]);

    const candle = expect.stringMatching(/^Ember candle\s+£\d+\.\d\d$/);
    for (const path of ["/", "/cart", "/search", "/no/such/page"]) {
      await page.goto(path);
      await hydrated(page);
      // The prices are fetched near the viewport.
      await row.scrollIntoViewIfNeeded();
      const products = () => row.getByRole("listitem").allInnerTexts();
      await expect.poll(products, { message: path }).toEqual([candle, salt, mug]);
    }
    await row.getByRole("button", { name: "Clear" }).click();
    await row.getByText("Cleared.").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("vitrine.viewed"))).toBe(null);
  },
);
