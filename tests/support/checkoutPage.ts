import type { BrowserContext, Page } from "playwright";
import { wholeOrder } from "#server/checkout/orderingFixture.ts";
import { answered } from "./calls.ts";
import { awake } from "./shopper.ts";

/** Types into fields by what they are called, and chooses where there is a list. */
export async function fillIn(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const field = page.getByLabel(label, { exact: true });
    const isList = (await field.evaluate((control) => control.tagName)) === "SELECT";
    await (isList ? field.selectOption(text) : field.fill(text));
  }
}

/**
 * Puts a product into the cart and opens the checkout in so many tabs, all filled in but for what is
 * to be agreed to: the shop knows the shopper.
 */
export async function openFilledCheckout(
  shopper: BrowserContext,
  {
    productId,
    tabs = 1,
    typed = wholeOrder,
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
    // What the page's script asks for once more is seen as well.
    const asked = answered(page, "useCartQuery");
    await page.goto("/checkout");
    await awake(page);
    await asked;
    pages.push(page);
  }
  return pages;
}

/** What stands in the checkout's fields, by their names; nothing of what is chosen or hidden. */
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

/** Types into the field that has the focus, and goes on to the next. */
export async function typeOn(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
}
