import type { BrowserContext, Page, Locator } from "@playwright/test";
import { completeOrder } from "#tests/worlds/fixtures/orderingFixture.ts";
import { colorViolationsIn } from "#tests/worlds/browser/axe.ts";
import { openFilledCheckout } from "#tests/worlds/browser/checkoutPage.ts";
import { placeEmptyOrder } from "#tests/worlds/browser/pageActions.ts";
import { fillCart, hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";
import type { OpenShopper } from "#tests/worlds/browser/storefront.ts";

/** Edges and lines of an element, in pixels; one too close to the page's color counts as none. */
type Shape = { border: number; outline: number; underline: string };

/** Contrast with the page from which an edge is visible, as WCAG requires. */
const MIN_CONTRAST = 3;

/** Adds `contrastWithPage` and `shapeOf` to a page, for the functions below. */
async function prepare(page: Page): Promise<void> {
  await page.evaluate((minimum) => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = color.startsWith("color(srgb") ? Number(part) : Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const contrastWithPage = (color: string) => {
      if (/^rgba.*, 0\)$/.test(color)) return 1;
      const pair = [luminance(color), luminance(getComputedStyle(document.body).backgroundColor)];
      return Math.max(...pair) / Math.min(...pair);
    };
    const shape = (element: Element) => {
      const style = getComputedStyle(element);
      const visible = (name: string) =>
        style.getPropertyValue(`${name}-style`) !== "none" &&
        contrastWithPage(style.getPropertyValue(`${name}-color`)) >= minimum
          ? Number.parseFloat(style.getPropertyValue(`${name}-width`))
          : 0;
      const sides = ["border-top", "border-right", "border-bottom", "border-left"].map(visible);
      const { textDecorationLine, textDecorationThickness } = style;
      return {
        border: Math.max(...sides),
        outline: visible("outline"),
        underline: textDecorationLine === "none" ? "none" : textDecorationThickness,
      };
    };
    Object.assign(globalThis, { contrastWithPage, shapeOf: shape });
    // A color in transition is visible only briefly.
    for (const movement of document.getAnimations()) {
      if (movement.effect?.getComputedTiming().endTime !== Infinity) movement.finish();
    }
  }, MIN_CONTRAST);
}

type Prepared = {
  contrastWithPage: (color: string) => number;
  shapeOf: (element: Element) => Shape;
};

/** Returns the shape of an element. */
async function shapeOf(element: Locator): Promise<Shape> {
  await prepare(element.page());
  return element.evaluate((given) => (globalThis as unknown as Prepared).shapeOf(given));
}

/** Returns the contrast of an element's color property with the page. */
async function contrastOf(element: Locator, property: string): Promise<number> {
  await prepare(element.page());
  return element.evaluate(
    (given, name) =>
      (globalThis as unknown as Prepared).contrastWithPage(
        getComputedStyle(given).getPropertyValue(name),
      ),
    property,
  );
}

/**
 * Returns the controls of a page that a background of their own marks without forced colors, and
 * that have no visible edge with them. Skip links are visible with their focus ring only.
 */
async function edgelessControls(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "none" });
  await page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!/^rgba.*, 0\)$/.test(backgroundColor)) return backgroundColor;
      }
      return "";
    };
    for (const control of document.querySelectorAll<HTMLElement>(
      "a, button, input, select, textarea",
    )) {
      const isPicture = control.querySelector("img") !== null;
      const isSkipLink = control.matches("a[href^='#']") && control.innerText.startsWith("Skip");
      if (isPicture || isSkipLink || !control.checkVisibility()) continue;
      const isFilled = groundOf(control) !== groundOf(control.parentElement);
      control.toggleAttribute("data-filled", isFilled);
    }
  });
  await page.emulateMedia({ forcedColors: "active" });
  await prepare(page);
  return page.locator("[data-filled]").evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { border, outline } = (globalThis as unknown as Prepared).shapeOf(control);
        return border + outline === 0;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );
}

let shopper: BrowserContext;
let page: Page;
let found: string[];

/** Opens a shopper whose forced colors are those of a light or a dark contrast theme. */
async function open(openShopper: OpenShopper, colorScheme: "light" | "dark"): Promise<void> {
  shopper = await openShopper({
    viewport: { width: 1280, height: 900 },
    forcedColors: "active",
    colorScheme,
    reducedMotion: "reduce",
  });
  page = await shopper.newPage();
}

test.beforeEach(() => {
  found = [];
});

/** Collects a page's controls without an edge and its texts without contrast. */
async function audit(at = page): Promise<void> {
  const { pathname } = new URL(at.url());
  for (const control of await edgelessControls(at)) found.push(`${pathname}: ${control}`);
  for (const violation of await colorViolationsIn(at)) found.push(`${pathname}: ${violation}`);
}

test("in forced colors each filled control has an edge, and each text contrast, and lines mark the current page, badges and labels", async ({
  openShopper,
}) => {
  await open(openShopper, "dark");
  await fillCart(shopper, ["ember-candle"]);
  for (const path of ["/", "/cart", "/account", "/no/such/page"]) {
    await page.goto(path);
    await audit();
  }
  await page.goto("/search?q=candle");
  const match = page.locator("main mark").first();
  expect(await contrastOf(match, "background-color")).toBeGreaterThan(10);
  await audit();

  await page.goto("/products?price-max=30");
  const banner = page.getByRole("banner");
  const link = (name: string) => banner.getByRole("link", { name, exact: true });
  expect(await shapeOf(link("Shop"))).toMatchObject({ underline: "2px" });
  expect(await shapeOf(link("Departments"))).toMatchObject({ underline: "none" });
  expect(await shapeOf(banner.locator("[data-cart-count]"))).toMatchObject({ border: 1 });
  expect(await shapeOf(page.getByText(/^Save £/).first())).toMatchObject({ border: 1 });
  const limit = (pounds: number) =>
    page.getByRole("link", { name: `Up to £${pounds}`, exact: true });
  expect(await shapeOf(limit(30))).toMatchObject({ outline: 3 });
  expect(await shapeOf(limit(60))).toMatchObject({ border: 1, outline: 0 });
  await page.goto("/category/mugs");
  const departments = page.getByRole("navigation", { name: "Departments", exact: true });
  const department = (name: string) => departments.getByRole("link", { name, exact: true });
  expect(await shapeOf(department("Table"))).toMatchObject({ border: 3 });
  expect(await shapeOf(department("Light"))).toMatchObject({ border: 1 });
  await audit();
  expect(found).toEqual([]);
});

test("in forced colors chosen options, the focus, disabled buttons and ratings are told apart in either theme", async ({
  openShopper,
}) => {
  await open(openShopper, "dark");
  await page.goto("/product/vesper-lamp?glaze=oat&size=floor");
  await hydrated(page);
  for (const [chosen, other] of [
    ["Oat", "Ink"],
    ["Floor", "Table"],
  ] as const) {
    const radio = (name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });
    const option = (name: string) => radio(name).locator("+ *");
    expect(await shapeOf(option(chosen)), chosen).toMatchObject({ border: 1, outline: 3 });
    expect(await shapeOf(option(other)), other).toMatchObject({ border: 1, outline: 0 });
    await page.keyboard.press("Tab");
    await radio(chosen).focus();
    expect(await shapeOf(option(chosen)), chosen).toMatchObject({ outline: 8 });
  }
  const add = page.getByRole("button", { name: "Add to cart", exact: true }).first();
  await add.focus();
  expect(await shapeOf(add)).toMatchObject({ border: 1, outline: 3 });
  const colorOf = (name: string) =>
    page
      .getByRole("button", { name, exact: true })
      .first()
      .evaluate((button) => getComputedStyle(button).color);
  expect(await colorOf("One fewer")).not.toBe(await colorOf("One more"));
  await audit();
  expect(found).toEqual([]);

  // The theme's switch has the browser's own radio buttons; its colors are not the forced ones.
  const theme = page.getByRole("group", { name: "Colours" }).getByLabel("Light");
  await theme.check();
  expect(await theme.evaluate((radio) => getComputedStyle(radio).appearance)).toBe("auto");
  const squares = page.locator("p:has(a[href='#reviews']) > svg");
  expect(await contrastOf(squares, "fill")).toBeGreaterThan(10);
  expect(await contrastOf(squares, "background-color")).toBeLessThan(3);
  expect(await contrastOf(page.locator("table svg").first(), "fill")).toBeGreaterThan(10);
});

test("in forced colors chosen deliveries, invalid fields and ordered products have edges", async ({
  openShopper,
}) => {
  await open(openShopper, "light");
  const [checkout = page] = await openFilledCheckout(shopper, { productId: "28" });
  const choice = (name: RegExp) => checkout.locator("div:has(> label)").filter({ hasText: name });
  expect(await shapeOf(choice(/^The same address/))).toMatchObject({ border: 1, outline: 3 });
  expect(await shapeOf(choice(/^Another address/))).toMatchObject({ border: 1, outline: 0 });
  const email = checkout.getByLabel("Email");
  expect(await shapeOf(email)).toMatchObject({ border: 1 });
  await email.fill("");
  await placeEmptyOrder(checkout);
  expect(await shapeOf(email)).toMatchObject({ border: 2 });
  await audit(checkout);

  await email.fill(completeOrder["email"] ?? "");
  await checkout.getByRole("checkbox", { name: /agree/ }).check();
  await checkout.getByRole("button", { name: "Place order" }).click();
  await checkout.waitForURL("**/success");
  expect(await shapeOf(checkout.getByText("Fen tumbler").first())).toMatchObject({ border: 1 });
  await audit(checkout);
  expect(found).toEqual([]);
});
