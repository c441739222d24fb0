import { beforeAll, describe, expect, test } from "vitest";
import { acmeFields, adapterShop } from "#tests/worlds/backends/adapterShop.ts";
import { cardShop } from "#tests/worlds/backends/cardShop.ts";
import { sharedPolicyOf, sourcesOf } from "#tests/worlds/browser/pagePolicy.ts";
import { shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import type { WooWorld } from "#tests/worlds/world.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

// Content security policy of the pages that take payments, by the card methods that are switched on.

const DIRECTIVES = ["script-src", "frame-src", "connect-src", "img-src", "trusted-types"] as const;

/** Returns the headers by which wallets open from a page. */
async function walletHeaders({ app }: WooWorld, url: string) {
  const { headers } = await app.inject(url);
  const [payment] = /payment=\([^)]*\)/.exec(String(headers["permissions-policy"])) ?? [];
  return [payment, headers["cross-origin-opener-policy"]];
}

const NO_WALLETS = ["payment=()", "same-origin"];

/** Returns the sources that a page's policy has more than that of another one. */
async function widening({ app }: WooWorld, url = "/checkout") {
  const shopper = await shopperWithCart(app);
  const [page, cart] = [await shopper.open(url), await shopper.open("/cart")];
  return Object.fromEntries(
    DIRECTIVES.map((directive) => {
      const others = new Set(sourcesOf(cart, directive));
      const added = (sourcesOf(page, directive) ?? []).filter((source) => !others.has(source));
      return [directive, added] as const;
    }).filter(([, added]) => added.length > 0),
  );
}

describe("without a card method, as without the secret", () => {
  const world = worldOf({ woo: cardShop.woo });

  test("the checkout's policy is that of every page", async () => {
    const shopper = await shopperWithCart(world().app);
    const checkout = await shopper.open("/checkout");
    expect(checkout.statusCode).toBe(200);
    expect(sharedPolicyOf(checkout)).toBe(sharedPolicyOf(await shopper.open("/cart")));
    expect(sourcesOf(checkout, "trusted-types")).not.toContain("payment-script");
    expect(await walletHeaders(world(), "/checkout")).toEqual(NO_WALLETS);
  });
});

describe("with a method whose script is the shop's own", () => {
  const world = worldOf(cardShop);

  test("the checkout may show its frames, and load nothing of another origin", async () => {
    expect(await widening(world())).toEqual({
      "frame-src": ["'self'"],
      "trusted-types": ["payment-script", "default"],
    });
  });

  test("its wallets open from the checkout alone", async () => {
    expect(await walletHeaders(world(), "/checkout")).toEqual([
      "payment=(self)",
      "same-origin-allow-popups",
    ]);
    for (const url of ["/", "/cart", "/checkout/confirm/intent", "/product/beanie"]) {
      expect(await walletHeaders(world(), url)).toEqual(NO_WALLETS);
    }
  });
});

describe("with a method whose wallets are switched off", () => {
  const world = worldOf(cardShop);

  beforeAll(() =>
    world().woo.change((body) => body.replace('"takesExpressPay":true', '"takesExpressPay":false')),
  );

  test("no wallet opens from the checkout", async () => {
    expect(await walletHeaders(world(), "/checkout")).toEqual(NO_WALLETS);
  });
});

describe("with an adapter of the merchant's", () => {
  const world = worldOf({ app: { paymentFields: acmeFields }, woo: adapterShop });

  test("the checkout alone may use the origins that it declares", async () => {
    expect(await widening(world())).toEqual({
      "script-src": ["https://js.acme.example"],
      "frame-src": ["https://js.acme.example"],
      "connect-src": ["https://api.acme.example"],
      "trusted-types": ["payment-script", "default"],
    });
    for (const url of ["/", "/success", "/account", "/product/beanie"]) {
      const { headers } = await world().app.inject(url);
      expect(headers["content-security-policy"]).not.toMatch(/acme|payment-script/);
    }
  });
});

describe("with a method of Stripe", () => {
  const world = worldOf(cardShop);

  beforeAll(() =>
    world().woo.change((body) => body.replace('"script":"/demo-card/stripe.js"', '"script":null')),
  );

  test("the checkout may use Stripe's script, frames and requests", async () => {
    expect(await widening(world())).toEqual({
      "script-src": ["https://js.stripe.com", "https://*.js.stripe.com"],
      "frame-src": ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
      "connect-src": ["https://api.stripe.com"],
      "img-src": ["https://*.stripe.com"],
      "trusted-types": ["payment-script", "default"],
    });
  });

  test("its wallets open from the checkout in Stripe's frames", async () => {
    const [payment] = await walletHeaders(world(), "/checkout");
    expect(payment).toBe(
      'payment=(self "https://js.stripe.com" "https://*.js.stripe.com" "https://hooks.stripe.com")',
    );
  });

  test.each(["/", "/cart", "/success", "/account", "/product/beanie"])(
    "%s may use nothing of it",
    async (url) => {
      const page = await world().app.inject(url);
      const policy = String(page.headers["content-security-policy"]);
      expect(policy).not.toMatch(/stripe|payment-script/);
    },
  );
});
