import type { Page, BrowserContext } from "@playwright/test";
import { fillIn, payBy } from "#tests/worlds/browser/checkoutPage.ts";
import { cartLink, hydrated, seesInCart } from "#tests/worlds/browser/shopper.ts";
import { settled } from "#tests/worlds/browser/settled.ts";
import { expect, test } from "#tests/worlds/browser/storefront.ts";

/**
 * Translates each page of a profile as Chrome does: when the page has hydrated, and then whatever
 * its script adds. The texts themselves stay, so that tests find them.
 */
const translatePages = (shopper: BrowserContext): Promise<unknown> =>
  shopper.addInitScript(() => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const { parentElement: parent } = text;
        const isSkipped = !parent || parent.closest("script, style, noscript, textarea, font, svg");
        if (isSkipped || !text.textContent?.trim()) continue;
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        inner.textContent = text.textContent;
        outer.append(inner);
        parent.replaceChild(outer, text);
      }
    };
    const begin = () => {
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
      }).observe(document.body, { childList: true, subtree: true });
    };
    document.addEventListener("DOMContentLoaded", () => {
      const { dataset } = document.documentElement;
      new MutationObserver((_changes, observer) => {
        if (!("hydrated" in dataset)) return;
        observer.disconnect();
        begin();
      }).observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
    });
  });

test.use({ settings: {} });

/** Records the paths of all documents that a page loads from now on. */
function recordDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const choose = (page: Page, value: string) =>
  page.locator(`main form [type=radio][value="${value}"]`).check();

test("a purchase in a translated shop needs no document but the checkout, and shows what is chosen", async ({
  openShopper,
}) => {
  const shopper = await openShopper({ reducedMotion: "reduce" });
  await translatePages(shopper);
  const page = await shopper.newPage();
  const documents = recordDocuments(page);
  await page.goto("/");
  await hydrated(page);
  await page.locator("font").first().waitFor();
  await page
    .getByRole("navigation")
    .getByRole("link", { name: "Light", exact: true })
    .first()
    .click();
  await page.locator("main a[href='/product/vesper-lamp']").first().click();

  await choose(page, "oat");
  await choose(page, "shelf");
  const legends = page.locator("main form legend");
  expect(await legends.allTextContents()).toEqual(["Glaze: Oat", "Size: Shelf"]);
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await seesInCart(page, 1);
  await cartLink(page).click();
  const quantity = page.getByRole("spinbutton", { name: "Quantity of Vesper lamp" });
  // A page that has just come takes the focus, and leaving the field sends its quantity.
  await quantity.waitFor();
  await settled(page);
  await quantity.fill("2");
  await quantity.press("Enter");
  await seesInCart(page, 2);
  await page.getByRole("main").getByText("£184.00").first().waitFor();
  await page.getByRole("link", { name: "Go to checkout" }).first().click();

  await fillIn(page, {
    Email: "mira@shop.example",
    Phone: "01373 462153",
    "First name": "Mira",
    "Last name": "Holt",
    Address: "3 Willow Vale",
    "Town or city": "Frome",
    Postcode: "BA11 1BZ",
  });
  const totals = page.getByRole("region", { name: "Totals" });
  await page.getByRole("radio", { name: /^Tracked and signed for/ }).check();
  await totals.getByText("£188.50").waitFor();
  expect(await totals.textContent()).toContain("Includes £31.42 VAT");
  await payBy(page, "cod");
  await page.locator("[name=terms]").check();
  await page.getByRole("button", { name: "Place order" }).click();
  await page.getByRole("heading", { name: "Your order is in", level: 1 }).waitFor();
  // The checkout is a document of its own, as its policy may be wider.
  expect(documents).toEqual(["/", "/checkout"]);
});

test("a page whose nodes another program has removed gives way to the next one, loaded once", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const documents = recordDocuments(page);
  await page.evaluate(() => document.querySelector("#main")?.replaceChildren());
  await cartLink(page).click();
  await page.getByRole("heading", { name: "Your cart is empty", level: 1 }).waitFor();
  expect(documents).toEqual(["/cart"]);
});
