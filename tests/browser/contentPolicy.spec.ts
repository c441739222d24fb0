import type { Browser, Page } from "@playwright/test";
import { goBack } from "#tests/worlds/browser/browserHistory.ts";
import { watchPolicy } from "#tests/worlds/browser/policyViolations.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import { hydrated, newShopper, seesInCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

const ends: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Opens a page of a storefront, whose violations are expected. */
async function openPage(browser: Browser, url: string) {
  const shopper = await newShopper(browser, url);
  const violations = watchPolicy(shopper);
  const page = await shopper.newPage();
  ends.push(async () => {
    // A page that is still being rendered would find the shop closed.
    await settled(page);
    await shopper.close();
  });
  return { page, violations };
}

const INJECTED = `<p id="attribute" style="color: rgb(1, 2, 3)">a</p>
<style>#element { color: rgb(1, 2, 3) }</style><p id="element">b</p>
<script>document.documentElement.dataset.injected = "ran"</script>
<img src="https://elsewhere.example/cart.png" alt="">`;

/**
 * Opens a page with injected HTML; returns the elements that its styles have changed, whether its
 * script has run, and the number of pictures that were requested from another site.
 */
async function openInjected(page: Page) {
  let requested = 0;
  await page.route("https://elsewhere.example/**", async (route) => {
    requested += 1;
    await route.abort();
  });
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</main>", `${INJECTED}</main>`);
    await route.fulfill({ response, body });
  });
  await page.goto("/about");
  const effects = await page.evaluate(() => ({
    restyled: ["attribute", "element"].filter((id) => {
      const element = document.getElementById(id);
      if (!element) throw new Error("Nothing was injected.");
      return getComputedStyle(element).color === "rgb(1, 2, 3)";
    }),
    hasRun: document.documentElement.dataset["injected"] === "ran",
  }));
  return { ...effects, requested };
}

/** Sets HTML as a careless script would; returns the name of the error, if any. */
const setHtml = (page: Page) =>
  page.evaluate(() => {
    try {
      document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>";
      return undefined;
    } catch (error) {
      return (error as Error).name;
    }
  });

test("a style, script or foreign picture in a page's HTML has no effect, and a script can neither set HTML nor create a policy that allows it", async ({
  shop,
  browser,
}) => {
  const { page, violations } = await openPage(browser, shop.url);
  expect(await openInjected(page)).toEqual({ restyled: [], hasRun: false, requested: 0 });
  await expect.poll(() => violations).toHaveLength(4);
  violations.splice(0);

  await hydrated(page);
  expect(await setHtml(page)).toBe("TypeError");
  const createPolicy = (name: string) =>
    page.evaluate((named) => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
      };
      try {
        return Boolean(trustedTypes.createPolicy(named, {}));
      } catch {
        return false;
      }
    }, name);
  for (const name of ["sanitized-html", "default", "other"]) {
    expect(await createPolicy(name), name).toBe(false);
  }
  await expect.poll(() => violations).toHaveLength(4);
});

test(
  "a visit by client navigations, with merchants' HTML, search, cart and checkout, violates no policy",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await page.getByRole("combobox", { name: "Search products" }).fill("cabin");
    await page.getByRole("option", { name: /^Cabin mug/ }).click();
    await page.waitForURL("**/product/cabin-mug");
    // The description is HTML that this page's script has set.
    await page.locator("#main details p").first().waitFor({ state: "attached" });
    await page.getByRole("radio").first().check({ force: true });
    await page.getByRole("button", { name: "Add to cart" }).click();
    await seesInCart(page, 1);
    await page.goto("/search?q=candle");
    await hydrated(page);
    await page.getByRole("searchbox").first().fill("mug");
    await page.waitForURL("**/search?q=mug");
    await page.getByRole("link", { name: /^Cart, / }).click();
    await page.waitForURL("**/cart");
    await page.getByRole("link", { name: /check ?out/i }).click();
    await page.waitForURL("**/checkout");
    await hydrated(page);
    await page.getByRole("button", { name: "Place order" }).click();
    await page.getByRole("heading", { name: "There were errors in your form." }).waitFor();
    await goBack(page);
    await page.waitForURL("**/cart");
  },
);
