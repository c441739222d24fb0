import type { Page } from "@playwright/test";
import { layoutRoutes } from "#tests/worlds/pages/layoutRoutes.ts";
import { fillCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

/** Limit of a good layout shift score: https://web.dev/articles/cls. */
const GOOD_SHIFT = 0.1;

/**
 * Returns, for each element on the first screen after which the document may have stopped for a
 * moment, how far the rest moves what is displayed: the moved part of the screen times the
 * longest distance as a part of the screen, as layout shifts are scored
 * (https://wicg.github.io/layout-instability/). Takes the document apart from its end.
 */
const shiftsByPart = (page: Page) =>
  page.evaluate(() => {
    const { innerWidth: width, innerHeight: height } = window;
    const parts = [...document.querySelectorAll("main, main *, footer")].filter(
      (part) => part.checkVisibility() && part.getBoundingClientRect().top < height,
    );
    const boxes = () =>
      new Map(parts.filter((part) => part.isConnected).map((p) => [p, p.getBoundingClientRect()]));
    const share = (box: DOMRect) =>
      (Math.max(0, Math.min(box.right, width) - Math.max(box.left, 0)) *
        Math.max(0, Math.min(box.bottom, height) - Math.max(box.top, 0))) /
      (width * height);
    const shifts: { after: string; shift: number }[] = [];
    const whole = boxes();
    for (const part of parts.toReversed()) {
      const rest = document.createRange();
      rest.setStartAfter(part);
      if (document.body.lastChild) rest.setEndAfter(document.body.lastChild);
      rest.deleteContents();
      let moved = 0;
      let distance = 0;
      for (const [element, box] of boxes()) {
        const later = whole.get(element) ?? box;
        const by = Math.hypot(later.left - box.left, later.top - box.top);
        // An element with displayed children moves with them; only the innermost are counted.
        if (by < 3 || box.top >= height || element.firstElementChild) continue;
        moved += share(box) + share(later);
        distance = Math.max(distance, by / Math.max(width, height));
      }
      shifts.push({ after: part.outerHTML.slice(0, 80), shift: Math.min(1, moved) * distance });
    }
    return shifts;
  });

for (const [device, width] of [
  ["a phone", 320],
  ["a desktop", 1440],
] as const) {
  test(`what has arrived of a page hardly moves when the rest arrives, on ${device}`, async ({
    openShopper,
  }) => {
    // The served page, as it is painted before its script starts.
    const shopper = await openShopper({
      viewport: { width, height: 900 },
      javaScriptEnabled: false,
    });
    await fillCart(shopper, ["ember-candle", "cafe-au-lait-bowl"]);
    const page = await shopper.newPage();
    for (const path of layoutRoutes) {
      await page.goto(path);
      const shifts = await shiftsByPart(page);
      expect(shifts.length, path).toBeGreaterThan(10);
      expect(
        shifts.filter(({ shift }) => shift > GOOD_SHIFT),
        path,
      ).toEqual([]);
    }
  });
}
