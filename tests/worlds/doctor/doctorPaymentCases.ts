import { storeCartOf } from "#tests/worlds/fixtures/orderingFixture.ts";
import type { FaultCase, FaultCaseRow } from "./faultCase.ts";
import { purchaseFields } from "#tests/worlds/backends/purchaseOrderShop.ts";

// Faults of the Store API for orders by payment methods with fields, all found by one check.

const ID = "payment-fields";

/** Shop with such a method, which issues cart tokens, and whose Store API responds so. */
function withStore(respond: () => Response | Promise<Response>, token = "a.b.c"): FaultCase {
  return {
    reply: (reply, { operation }) => {
      if (token && operation === "doctorAddMutation") reply.headers.set("cart-token", token);
      if (operation === "doctorPaymentQuery") {
        const nodes = [{ id: "cod" }, { id: "purchase_order" }];
        reply.body = JSON.stringify({ data: { paymentGateways: { nodes } } });
      }
    },
    over: ({ fetch: request }) => ({
      paymentFields: purchaseFields,
      fetch: async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        const isStore = pathname === "/wp-json/wc/store/v1/cart";
        const sent = new Headers(init?.headers).get("cart-token");
        if (!isStore) return request(input, init);
        return sent === token ? respond() : new Response("", { status: 401 });
      },
    }),
  };
}

const cart = (more: object = {}) => Response.json({ ...storeCartOf(), ...more });

/** The same without a fault. */
export const completeStore = withStore(() => cart({ payment_methods: ["cod", "purchase_order"] }));

/** Faults of orders by payment methods with fields. */
export const paymentCases: readonly FaultCaseRow[] = [
  ["a shop without cart tokens", ID, "fail", "“Session Token Type” to “Both”", withStore(cart, "")],
  [
    "a closed Store API",
    ID,
    "fail",
    /does not show the cart \(403\)\. Let/,
    withStore(() => new Response("<html>", { status: 403 })),
  ],
  [
    "a Store API that does not respond",
    ID,
    "fail",
    "does not respond (socket hang up)",
    withStore(() => Promise.reject(new Error("socket hang up"))),
  ],
  [
    "a proxy that drops the token",
    ID,
    "fail",
    "another cart",
    withStore(() => cart({ items: [] })),
  ],
  [
    "a method that the shop does not offer",
    ID,
    "warn",
    "does not offer: purchase_order",
    withStore(cart),
  ],
];
