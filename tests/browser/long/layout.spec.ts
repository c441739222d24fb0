import type { Page } from "@playwright/test";
import { layoutRoutes } from "#tests/worlds/pages/layoutRoutes.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import { hydrated, fillCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import type { OpenShopper } from "#tests/worlds/browser/storefront.ts";

/** Maximum layout shift of a page without input, as a CLS score. */
const MAX_SHIFT = 0.02;

type Counted = { shift: number; moved: string[] };

/** Counts the layout shifts of each page that no user input caused. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const counted = Object.assign(window, { shift: 0, moved: [] as string[] });
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Element }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        counted.shift += entry.value;
        counted.moved.push(...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? ""));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Scrolls a page down to its end. */
async function lookOver(page: Page): Promise<void> {
  await hydrated(page);
  await settled(page);
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += 450) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

const excess = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Returns messages about those viewport widths that the current page overflows. */
async function tooNarrow(page: Page, widths: readonly number[], as = ""): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const more = await excess(page);
    if (more > 0) found.push(`${page.url()} is ${more} px wider than ${width} ${as}`);
  }
  return found;
}

/** Returns pictures whose `sizes` differ too much from the width they need to fill their boxes. */
const missizedPictures = (page: Page) =>
  page.evaluate(() => {
    const ruler = document.body.appendChild(document.createElement("div"));
    const widthOf = (sizes: string) => {
      const cases = sizes
        .split(/,\s*(?![^(]*\))/)
        .map((one) => /^(\(.*?\))?\s*(.*)$/.exec(one) ?? []);
      ruler.style.width = cases.find(([, media]) => !media || matchMedia(media).matches)?.[2] ?? "";
      return ruler.getBoundingClientRect().width;
    };
    const shown = [...document.images].filter((image) => image.srcset && image.clientWidth > 0);
    const found = shown.flatMap(({ sizes, clientWidth, clientHeight }) => {
      const share = widthOf(sizes) / Math.max(clientWidth, (clientHeight * 4) / 5);
      return share > 0.85 && share < 1.4
        ? []
        : [`${sizes} is ${share.toFixed(2)} of what it takes`];
    });
    ruler.remove();
    return [...new Set(found)];
  });

/** A word of 47 letters, as German and Finnish names have them. */
const LONG_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetrie";

/** Puts a long word in the place of every name: of products, categories, pages, options and makers. */
const lengthenNames = (page: Page) =>
  page.evaluate((word) => {
    const names = ":is(h1, h2, h3, legend, label, a)";
    for (const name of document.querySelectorAll(`main ${names}, footer a, [popover] a`)) {
      const texts = [
        ...name.childNodes,
        ...[...name.children].flatMap((one) => [...one.childNodes]),
      ];
      for (const text of texts)
        if (text.nodeType === Node.TEXT_NODE && /^\p{L}{3}/u.test(text.textContent ?? ""))
          text.textContent = `${word} one`;
    }
  }, LONG_WORD);

/**
 * Returns messages about cards that are narrower than their texts. The browser skips the layout of
 * grids outside the viewport (`content-visibility`), whose sizes may still be those of another
 * width: all are rendered first.
 */
const narrowCards = (page: Page) =>
  page.evaluate(async () => {
    for (const grid of document.querySelectorAll("ul")) grid.style.contentVisibility = "visible";
    for (let times = 0; times < 2; times += 1) await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll("article")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => `${location.pathname} has a card narrower than ${textContent}`);
  });

/** Returns the layout errors of all routes, in a window as wide as the first of these widths. */
async function faultsIn(
  openShopper: OpenShopper,
  widths: readonly [number, ...number[]],
): Promise<string[]> {
  const [width] = widths;
  const shopper = await openShopper({ viewport: { width, height: 900 } });
  await fillCart(shopper, ["ember-candle", "cafe-au-lait-bowl"]);
  const page = await shopper.newPage();
  await countShifts(page);
  const errors: string[] = [];
  for (const path of layoutRoutes) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await lookOver(page);
    const { shift, moved } = await page.evaluate(() => {
      const counted = window as unknown as Counted;
      return { shift: counted.shift, moved: counted.moved };
    });
    const pictures = await missizedPictures(page);
    errors.push(...pictures.map((error) => `${path} at ${width}: ${error}`));
    if (shift >= MAX_SHIFT) errors.push(`${path} moved by ${shift}: ${moved.join(", ")}`);
    errors.push(...(await tooNarrow(page, widths)));
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
      document.documentElement.style.fontSize = "200%";
    });
    const enough = widths.map((each) => Math.max(each, 360));
    errors.push(...(await tooNarrow(page, enough, "from right to left, in large type")));
    await page.evaluate(() => {
      document.documentElement.dir = "ltr";
      document.documentElement.style.fontSize = "";
    });
    await lengthenNames(page);
    errors.push(...(await tooNarrow(page, widths, "with a long name")));
    await page.setViewportSize({ width, height: 900 });
    errors.push(...(await narrowCards(page)));
  }
  return errors;
}

test("no route shifts its layout, overflows a viewport width or gives pictures wrong sizes", async ({
  openShopper,
}) => {
  const all = await Promise.all([
    faultsIn(openShopper, [320, 480, 600, 768]),
    faultsIn(openShopper, [2560, 1440, 900]),
  ]);
  expect(all.flat()).toEqual([]);
});

test("on a phone nothing is displayed below a product's form until the whole form has arrived", async ({
  openShopper,
}) => {
  const shopper = await openShopper({
    viewport: { width: 320, height: 900 },
    javaScriptEnabled: false,
  });
  const page = await shopper.newPage();
  await page.goto("/product/vesper-lamp");
  const text = () => page.locator("main").innerText();
  expect(await text()).toContain("out of 5");
  await page.evaluate(() => {
    const button = document.querySelector("form[action='/cart/items'] button");
    const rest = document.createRange();
    if (button) rest.setStartAfter(button);
    if (document.body.lastChild) rest.setEndAfter(document.body.lastChild);
    rest.deleteContents();
  });
  expect(await text()).toContain("Vesper lamp");
  expect(await text()).not.toMatch(/out of 5|Sale ends/);
});
