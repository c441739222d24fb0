import type { Browser } from "@playwright/test";
import { printTimes } from "./rounds.ts";
import { timesFromClick } from "./paintTimes.ts";
import { conditions, inFreshProfile } from "./visit.ts";
import type { Condition } from "./visit.ts";

function timeNothing(browser: Browser, condition: Condition) {
  return inFreshProfile(browser, "about:blank", async ({ page, session }) => {
    await page.setContent("<main><h1>Before</h1><button>Change</button></main>");
    await page.evaluate(() => {
      const change = () => document.querySelector("h1")?.replaceChildren("After");
      document.querySelector("button")?.addEventListener("click", change);
    });
    await condition.impose(session);
    await page.getByRole("button").hover();
    const targets = { "changed words": { selector: "main h1", text: "After" } };
    return timesFromClick(page, targets, async () => {
      await page.mouse.down();
      await page.mouse.up();
    });
  });
}

/** Prints the overhead of the method: the time of a click whose handler only writes a word. */
export async function printMethodFloor(browser: Browser): Promise<void> {
  console.log("\nThe method's own floor: a blank page whose button writes a word");
  for (const condition of conditions) {
    await printTimes(condition.name, () => timeNothing(browser, condition));
  }
}
