import type { BrowserContext, Page } from "@playwright/test";
import { completeOrder } from "#tests/worlds/fixtures/orderingFixture.ts";
import { responseTo } from "./calls.ts";
import { hydrated } from "./shopper.ts";

// Checkout page of a browser test: filling in, choosing and reading fields.

/** Fills fields by label, and selects options in lists. */
export async function fillIn(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    // The states of another country are on their way while the field is busy.
    const settled = page.locator(":not([aria-busy=true])");
    const field = page.getByLabel(label, { exact: true }).and(settled);
    const isList = (await field.evaluate((control) => control.tagName)) === "SELECT";
    await (isList ? field.selectOption(text) : field.fill(text));
  }
}

/** Chooses a payment method by its id: none is preselected. */
export const payBy = (page: Page, method: string): Promise<void> =>
  page.locator(`[name=paymentMethod][value="${method}"]`).check();

/**
 * Adds a product to the cart and opens the checkout in several tabs, filled in except for the
 * consent: the shop knows the shopper.
 */
export async function openFilledCheckout(
  shopper: BrowserContext,
  {
    productId,
    tabs = 1,
    typed = completeOrder,
  }: {
    productId: string;
    tabs?: number;
    typed?: Readonly<Record<string, string>>;
  },
): Promise<Page[]> {
  await shopper.request.post("/cart/items", { form: { productId, quantity: "2" } });
  await shopper.request.post("/checkout", { form: { ...typed, step: "update" } });
  const pages: Page[] = [];
  for (let tab = 0; tab < tabs; tab += 1) {
    const page = await shopper.newPage();
    // Waits for the cart query that the page's script sends too.
    const cartResponse = responseTo(page, "useCartQuery");
    await page.goto("/checkout");
    await hydrated(page);
    await cartResponse;
    await payBy(page, typed["paymentMethod"] ?? "");
    pages.push(page);
  }
  return pages;
}

/** Returns the typed values of the checkout's fields by name, without choices and hidden inputs. */
export const typedIn = (page: Page): Promise<Record<string, string>> =>
  page.locator("#checkout").evaluate((form) =>
    Object.fromEntries(
      [...form.querySelectorAll("input, textarea, select")].flatMap((field) => {
        const { name, type, value } = field as HTMLInputElement;
        return ["hidden", "radio", "checkbox"].includes(type) || value === ""
          ? []
          : [[name, value]];
      }),
    ),
  );

/** Types into the focused field and moves to the next. */
export async function typeOn(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
}
