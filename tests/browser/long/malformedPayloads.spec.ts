import { clickWithoutPrefetch, productLink } from "#tests/worlds/browser/requests.ts";
import { hydrated } from "#tests/worlds/browser/shopper.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

test("a payload of the wrong shape shows the error page, whose link reloads the page", async ({
  page,
}) => {
  await page.goto("/products");
  await hydrated(page);
  await page.route("**/categories/_payload.json", (route) =>
    route.fulfill({ json: { data: { products: [] }, variables: {} } }),
  );
  await clickWithoutPrefetch(page.locator("header a[href='/categories']").first());
  await page.getByRole("heading", { name: "We can’t open this page", level: 1 }).waitFor();
  await page.unroute("**/categories/_payload.json");
  await page.getByRole("link", { name: "Reload the page" }).click();
  await page.getByRole("heading", { name: "Departments", level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/categories");
});

for (const path of ["/products", "/category/bowls-and-plates"]) {
  test(`the listing ${path} is loaded by the browser's own query if its payload is answered with an error`, async ({
    page,
  }) => {
    await page.goto("/categories");
    await hydrated(page);
    await page.route(`**${path}/_payload.json`, (route) => route.fulfill({ status: 502 }));
    await clickWithoutPrefetch(page.locator(`a[href='${path}']`).first());
    await productLink(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  });
}
