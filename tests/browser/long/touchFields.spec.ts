import { fillCart, hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("no field of any page has text below 16 px on touch, into which iPhones would zoom", async ({
  page,
  context: shopper,
}) => {
  await fillCart(shopper, ["sea-salt"]);
  const small: string[] = [];
  const seen = new Set<string>();
  for (const path of [
    "/",
    "/products",
    "/search?q=mug",
    "/product/cabin-mug",
    "/product/new-home-box",
    "/cart",
    "/checkout",
    "/account",
    "/account/find-order",
    "/account/forgotten",
  ]) {
    await page.goto(path);
    await hydrated(page);
    const fields = await page.locator("input, select, textarea").evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { name, type } = element as HTMLInputElement;
        if (["hidden", "radio", "checkbox", "submit"].includes(type)) return [];
        return [[name, Number.parseFloat(getComputedStyle(element).fontSize)] as const];
      }),
    );
    for (const [name, size] of fields) {
      seen.add(name);
      if (size < 16) small.push(`${path} ${name} ${size}`);
    }
  }
  expect(small).toEqual([]);
  expect([...seen]).toEqual(
    expect.arrayContaining([
      "q",
      "sort",
      "price-min",
      "price-max",
      "code",
      "quantity",
      "shipping_postcode",
    ]),
  );
});
