import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const STATUS_PASSWORD = "correct-horse-battery";
test.use({ settings: { STATUS_PASSWORD } });

test("The status page opens with its password, fits each window, and axe finds no violation", async ({
  openShopper,
}) => {
  const owner = await openShopper({
    httpCredentials: { username: "owner", password: STATUS_PASSWORD },
  });
  const page = await owner.newPage();
  // An order that is not placed makes a table.
  await page.request.post("/checkout", { form: { intent: "an-intent-of-this-page" } });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/status");
    await page.getByRole("heading", { name: "Status of Osier", level: 1 }).waitFor();
    expect(await page.getByRole("table", { name: "Attempts in the last 24 hours" }).count()).toBe(
      1,
    );
    expect(await violationsIn(page)).toEqual([]);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBe(0);
  }
});
