import type { Locator, Page } from "@playwright/test";

// Facts about elements in forced-colors mode, in which the browser replaces the shop's colors.

/** Edges and lines of an element, in pixels; one too close to the page's color counts as none. */
export type Shape = { border: number; outline: number; underline: string };

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
export async function shapeOf(element: Locator): Promise<Shape> {
  await prepare(element.page());
  return element.evaluate((given) => (globalThis as unknown as Prepared).shapeOf(given));
}

/** Returns the contrast of an element's color property with the page. */
export async function contrastOf(element: Locator, property: string): Promise<number> {
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
export async function edgelessControls(page: Page): Promise<string[]> {
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
