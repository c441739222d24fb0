import { fail, pass, skip } from "./doctorCheck.ts";
import type { Check, ExaminedShop, Finding } from "./doctorCheck.ts";
import { paidMethods } from "./paidMethods.ts";
import { addProduct, emptyCart, sellable, startSession } from "./guestCart.ts";

// Check of the way to WordPress's own checkout: its link, and the page that it leads to.

const SWITCH_ON =
  "Set VITRINE_CHECKOUT_LINKS in wp-config.php, with the plugin for WordPress; or tick the four URLs in GraphQL > Settings > WooGraphQL, and save that page twice (docs/payments.md).";

/** Time for WordPress's pages to respond, in milliseconds. */
const TIMEOUT_MS = 15_000;

const request = (shop: ExaminedShop, address: string | URL, headers: Record<string, string> = {}) =>
  shop.fetch(address, { redirect: "manual", headers, signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Follows a link as a shopper's browser does. */
async function follow(shop: ExaminedShop, link: string): Promise<Finding> {
  const opened = await request(shop, link);
  if (opened.status >= 500) {
    return fail(
      `WordPress's server responds to its link with ${opened.status}.`,
      "With nginx, set fastcgi_buffer_size 16k (or proxy_buffer_size 16k): links set many cookies.",
    );
  }
  const location = opened.headers.get("location");
  if (location === null || shop.leadsHome(link, location)) {
    return fail("WordPress's link leads to its home page instead of the checkout.", SWITCH_ON);
  }
  const cookie = opened.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const target = new URL(location, link);
  const page = await request(shop, target, { cookie });
  await page.body?.cancel();
  if (page.status === 404) {
    return fail(
      `WordPress has no page at ${target.pathname}, where its link leads.`,
      `Give the page of the checkout this address, or redirect ${target.pathname} to it.`,
    );
  }
  return page.ok
    ? pass(`The cart opens at ${target.pathname} of WordPress.`)
    : fail(
        `WordPress's page ${target.pathname} does not show the cart (${page.status}).`,
        "Exclude /transfer-session and the pages of cart and checkout from all caches in front of WordPress.",
      );
}

const wordpressCheckout: Check = {
  id: "wordpress-checkout",
  means: "Shoppers pay on WordPress's own checkout, with the same cart.",
  needs: ["cart-read"],
  async run(shop) {
    const { CHECKOUT } = shop.config;
    if (CHECKOUT === "here") return pass("The storefront does not use WordPress's checkout.");
    const isPaidThere = (await paidMethods(shop)).some(({ place }) => place === "wordpress");
    if (CHECKOUT === "auto" && !isPaidThere) {
      return pass("No payment method needs WordPress's checkout.");
    }
    const [product] = await sellable(shop);
    const token = await startSession(shop);
    if (token === undefined || product === undefined) {
      return skip("There is no product to try it with.", "Publish a plain product in stock.");
    }
    const { next } = await addProduct(shop, token, product);
    const read = await shop.probe<{ customer: { checkoutUrl: string | null } | null }>({
      operationName: "doctorLinkQuery",
      query: "query doctorLinkQuery { customer { checkoutUrl } }",
      token: next,
    });
    try {
      const link = read.data?.customer?.checkoutUrl;
      if (!link) return fail("WordPress gives no link to its checkout.", SWITCH_ON);
      const address = shop.checkoutAddress(link);
      if (address === undefined) {
        const other = URL.parse(link)?.origin ?? "another host";
        return fail(
          `WordPress's checkout is at ${other}, which the storefront does not redirect to.`,
          `Add it to the setting: PAYMENT_ORIGINS="${other}".`,
        );
      }
      return await follow(shop, address).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        return fail(`WordPress's checkout does not respond (${reason}).`, "Repeat the doctor.");
      });
    } finally {
      await emptyCart(shop, read.token ?? next);
    }
  },
};

export const handOverChecks: readonly Check[] = [wordpressCheckout];
