import type { Browser, Page } from "@playwright/test";
import type { BrowserShopper } from "#tests/worlds/browser/shopper.ts";
import type { CartModel } from "#packages/faults/schedules/cartModel.ts";
import type { Driver } from "#packages/faults/schedules/driver.ts";
import { COUPON, NAMES } from "#packages/faults/schedules/schedule.ts";
import { scaled } from "#tests/worlds/servers/environment.ts";
import { browserShopper, hydrated, newShopper } from "#tests/worlds/browser/shopper.ts";

// Driver of the fault bench for a shopper in a real browser, with Playwright.

const INTENTS = "vitrine.cart.intents.";
/** Timeout of a search for a control on the page. */
const LOOK_MS = scaled(3000);
/** Time within which pending changes take effect after the backend's return. */
const SETTLE_MS = scaled(20_000);

const nameOf = (product: number) => NAMES[product] ?? "";

/**
 * Tries a step in the browser; false if the page has no such control, the server is down, or the
 * browser was too slow: a press may have happened all the same.
 */
const can = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** Returns the changes that are pending in a browser; null on an error page. */
const pendingIn = (page: Page): Promise<string[] | null> =>
  page
    .evaluate(
      (prefix) =>
        Object.entries(localStorage)
          .filter(([key]) => key.startsWith(prefix))
          .map(([, change]) => String(change)),
      INTENTS,
    )
    .catch(() => null);

/** Opens a page of the shop, hydrated; false if the server does not respond. */
const open = (page: Page, path: string): Promise<boolean> =>
  can(page.goto(path).then(() => hydrated(page)));

/** Steps on the page in front, each of which reports its result to the model. */
const stepsOf = (
  shopper: BrowserShopper,
  front: () => Page,
  model: CartModel,
): Pick<Driver, "add" | "set" | "coupon"> => ({
  add: async (product, quantity) => {
    const slug = nameOf(product).toLowerCase();
    for (let clicks = 0; clicks < quantity; clicks += 1) {
      model.add(product, 1, (await can(shopper.add({ slug }))) ? "done" : "unknown");
    }
  },
  set: async (product, quantity) => {
    const isSet = await can(shopper.setQuantity({ name: nameOf(product), quantity }));
    model.set(product, quantity, isSet ? "done" : "unknown");
  },
  coupon: async (isApplied) => {
    const page = front();
    if (!(await open(page, "/checkout"))) return;
    const remove = page.getByRole("button", { name: `Remove code ${COUPON}` });
    const isTried = isApplied
      ? await can(
          page
            .getByLabel("Discount code")
            .fill(COUPON)
            .then(() => page.getByRole("button", { name: "Apply" }).click()),
        )
      : await can(remove.click());
    if (!isTried) return;
    const isDone = isApplied && (await can(remove.waitFor()));
    model.coupon(isApplied, isDone ? "done" : "unknown");
  },
});

/** Opens the cart and waits until no change is pending in the browser; rejects if one stays. */
async function settle(page: Page): Promise<void> {
  const until = Date.now() + SETTLE_MS;
  await open(page, "/cart");
  for (;;) {
    const pending = await pendingIn(page);
    if (pending?.length === 0) return;
    if (Date.now() > until) {
      throw new Error(`Changes of the cart are pending on ${page.url()}: ${pending?.join(", ")}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Opens a shopper in a real browser, who only clicks controls that a page has. */
export async function openBrowserDriver(
  browser: Browser,
  url: string,
  model: CartModel,
): Promise<Driver> {
  const context = await newShopper(browser, url);
  const shopper = browserShopper(context);
  context.setDefaultTimeout(LOOK_MS);
  context.setDefaultNavigationTimeout(scaled(10_000));
  let pages = [await context.newPage()];
  let cookies: Record<string, string> = {};
  await open(pages[0] as Page, "/cart");

  const front = (): Page => pages.at(-1) as Page;

  return {
    ...stepsOf(shopper, front, model),
    reload: async () => void (await can(front().reload())),
    openTab: async () => {
      const page = await context.newPage();
      pages.push(page);
      await open(page, "/cart");
    },
    closeTab: async () => {
      if (pages.length < 2) return;
      const page = front();
      pages = pages.slice(0, -1);
      await page.close();
    },
    survivesRefusal: true,
    noteKill: () => undefined,
    rest: async () => {
      await settle(front());
      cookies = await shopper.cookies();
    },
    noteOrder: async () => void (await open(front(), "/success")),
    cookies: () => cookies,
    noticed: () => [],
    leave: () => context.close(),
  };
}
