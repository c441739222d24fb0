import { violationsIn } from "#tests/worlds/browser/axe.ts";
import { hydrated, fillCart } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

test("the cart estimates delivery to another country, which the checkout then starts with", async ({
  page,
  context: shopper,
}) => {
  await fillCart(shopper, ["sea-salt"]);
  await page.goto("/cart");
  await hydrated(page);
  const totals = () => page.getByRole("region", { name: "Totals" }).textContent();
  expect(await totals()).toContain("Delivery£4.50");
  const missing = page.getByText("more for free delivery");
  await missing.waitFor();
  await page.getByText("Add a discount code").click();
  await page.getByText("Estimate delivery").click();
  await page.getByLabel("Country").selectOption("US");
  await page.getByLabel("State").selectOption("New York");
  await page.getByLabel("Postcode").fill("10001");
  await page.getByRole("button", { name: "Show delivery" }).click();
  await page.getByRole("status").getByText("Delivered to the rest of the world").waitFor();
  await expect.poll(totals).toContain("Delivery£24.00Total£30.20");
  expect(await missing.count()).toBe(0);
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole("link", { name: "Checkout" }).first().click();
  await page.waitForURL("**/checkout");
  await hydrated(page);
  expect(await page.getByLabel("Country").inputValue()).toBe("US");
  expect(await page.getByLabel("State").inputValue()).toBe("NY");
  await page.reload();
  await hydrated(page);
  expect(await page.getByLabel("Country").inputValue()).toBe("US");
  expect(await page.getByLabel("State").inputValue()).toBe("NY");
});

test(
  "a failed delivery estimate shows an error, and can be repeated",
  { tag: "@long" },
  async ({ page, context: shopper }) => {
    await fillCart(shopper, ["sea-salt"]);
    await page.goto("/cart");
    await hydrated(page);
    await page.getByText("Estimate delivery").click();
    await page.getByLabel("Country").selectOption("IE");
    await page.getByLabel("County").selectOption("Dublin");
    await page.route("**/graphql", (route) => route.abort());
    await page.getByRole("button", { name: "Show delivery" }).click();
    await page.getByText("We couldn’t reach the shop. Try again in a moment.").waitFor();
    await page.unroute("**/graphql");
    await page.getByRole("button", { name: "Show delivery" }).click();
    const rates = page.getByRole("status").getByText(/^Delivered/);
    await expect.poll(() => rates.count()).toBeGreaterThan(0);
    expect(await page.getByText("We couldn’t reach the shop.").count()).toBe(0);
  },
);

test(
  "without JavaScript the estimate leads to the checkout",
  { tag: "@long" },
  async ({ openShopper }) => {
    const shopper = await openShopper({ javaScriptEnabled: false });
    await fillCart(shopper, ["sea-salt"]);
    const page = await shopper.newPage();
    await page.goto("/cart");
    await page.getByText("Estimate delivery").click();
    await page.getByRole("link", { name: "See delivery to your address at the checkout" }).click();
    await page.waitForURL("**/checkout");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Check out");
  },
);
