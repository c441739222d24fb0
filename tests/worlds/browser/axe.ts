import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "@playwright/test";
import { isLongForm } from "#tests/worlds/servers/environment.ts";

// Accessibility checks of a page with axe-core, in light and dark mode.

/** Minified, as it is sent to and compiled in every document that is checked. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that check colors; every other rule finds the same in dark mode. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

type Axe = { axe: typeof axe };

/** Returns axe's violations in a part of the page, by the rules with these tags or names. */
async function analyze(page: Page, part: string, type: "tag" | "rule", values: readonly string[]) {
  if (await page.evaluate(() => !("axe" in globalThis))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ([within, kind, names]) => {
      // A color in transition is visible only briefly.
      for (const movement of document.getAnimations()) {
        if (movement.effect?.getComputedTiming().endTime !== Infinity) movement.finish();
      }
      const { axe: here } = globalThis as unknown as Axe;
      const runOnly = { type: kind, values: [...names] };
      const found = await here.run(within, { runOnly, resultTypes: ["violations"] });
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [part, type, values] as const,
  );
}

/**
 * Returns the violations in a part of the page, each as rule and element: of both modes in the long
 * form and for whole pages, whose colors are those of all parts.
 */
export async function violationsIn(page: Page, part = "html"): Promise<string[]> {
  const inLight = await analyze(page, part, "tag", TAGS);
  if (!isLongForm && part !== "html") return inLight;
  await page.emulateMedia({ colorScheme: "dark" });
  const inDark = await analyze(page, part, "rule", OF_COLOURS);
  await page.emulateMedia({ colorScheme: "light" });
  return [...inLight, ...inDark];
}

/** Returns the violations of color rules in the current mode, in forced colors too. */
export async function colorViolationsIn(page: Page): Promise<string[]> {
  // Chromium forces the color of a text, but not its fill color, which axe reads first.
  await page.evaluate(() => {
    const { getPropertyValue } = CSSStyleDeclaration.prototype;
    CSSStyleDeclaration.prototype.getPropertyValue = function withoutFill(name) {
      return name === "-webkit-text-fill-color" ? "" : getPropertyValue.call(this, name);
    };
  });
  return analyze(page, "html", "rule", OF_COLOURS);
}
