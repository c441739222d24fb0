import { afterAll, describe, expect, test } from "vitest";
import {
  EMPTY_ADDRESS,
  setStock,
  saveCustomer,
  hashPassword,
  createShopHandler,
} from "#tests/worlds/backends/embeddedShop.ts";
import { needsRecordings, readRecordings, readTokens } from "#tests/worlds/backends/recordings.ts";
import { openReferenceShop } from "#tests/worlds/backends/referenceShop.ts";
import { createReplay } from "#tests/worlds/backends/replay.ts";
import { leftOut } from "./leftOut.ts";

type Line = { productId: number; quantity: number };
const BEANIES: Line = { productId: 14, quantity: 2 };
const BEANIE: Line = { productId: 14, quantity: 1 };

/** Cart lines to add before the recording that has this token. */
const STARTS: Record<number, Line> = {
  42: BEANIES,
  45: BEANIES,
  61: { productId: 99, quantity: 9 },
  62: { productId: 107, quantity: 1 },
  63: BEANIE,
  64: BEANIE,
  65: BEANIE,
  72: BEANIE,
  89: BEANIE,
  121: BEANIES,
  122: BEANIES,
};
/** Carts for the recordings of fields that checkout ignores. */
for (let token = 46; token <= 60; token += 1) STARTS[token] = BEANIES;

/** In the order of the order numbers; the rest of each group follows by name. */
const RECORDED_ORDER = [
  ["checkout", ["40", "41", "42-", "42i", "42k", "44", "45", "46", "42b", "42c", "42d", "42e"]],
  ["checkout fields", ["42f", "42g", "42h", "42j", "42l", "42m", "42n", "42o", "42p", "43"]],
  ["orders of a guest", ["47"]],
  ["accounts", ["12h", "50", "51", "52", "53"]],
  ["payment methods and countries", ["66h"]],
  ["fees", ["98"]],
  ["phones", ["99-"]],
] as const;

describe(
  "the embedded shop's checkout compared with the recorded one",
  needsRecordings,
  async () => {
    const shop = await openReferenceShop();
    const claims = readTokens();
    const replay = createReplay(shop, claims);
    const handle = createShopHandler(replay.shop);

    afterAll(() => shop.close());

    async function send(token: string, query: string, input: object): Promise<unknown> {
      const response = await handle(
        new Request("https://shop.example/graphql", {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "woocommerce-session": `Session ${replay.tokenFor(token)}`,
          },
          body: JSON.stringify({ query, variables: { input } }),
        }),
      );
      return response.json();
    }

    async function fill(token: string, { productId, quantity }: Line) {
      replay.setClock(claims[token]?.iat ?? 0);
      const add = "mutation($input: AddToCartInput!){addToCart(input:$input){cartItem{key}}}";
      const first = Math.min(quantity, 3);
      const added = (await send(token, add, { productId, quantity: first })) as Added;
      if (first === quantity) return;
      const items = [{ key: added.data.addToCart.cartItem.key, quantity }];
      const set =
        "mutation($input: UpdateItemQuantitiesInput!){updateItemQuantities(input:$input){cart{total}}}";
      await send(token, set, { items });
    }

    // Passwords are redacted to this in the recordings.
    saveCustomer(shop, 2, { password: hashPassword("PASSWORD") });

    /** Inserts an order that was placed on the recorded shop without a recording. */
    function pretendOrder(id: number) {
      const contents = JSON.stringify({ billing: EMPTY_ADDRESS });
      shop.database.run(
        "insert into shop_order values (?, ?, 0, '', 'processing', 0, 0, null, null, 0, ?)",
        id,
        `wc_order_${id}`,
        contents,
      );
    }
    pretendOrder(1125);

    for (const [group, prefixes] of RECORDED_ORDER) {
      describe(`on ${group}`, () => {
        for (const recording of prefixes.flatMap((prefix) => readRecordings([prefix]))) {
          const { name, request } = recording;
          test(`responds to ${name} alike`, leftOut(name), async () => {
            const [, number] =
              /TOKEN_(\d+)/.exec(String(request.headers["woocommerce-session"])) ?? [];
            const start = STARTS[Number(number)];
            delete STARTS[Number(number)];
            if (start) await fill(`TOKEN_${number}`, start);
            if (name.startsWith("98-")) pretendOrder(1143);
            const { ours, recorded } = await replay.play(recording, handle);
            expect(ours).toEqual(recorded);
          });
        }
      });
    }

    test("creates two orders for two parallel checkouts, like the recorded shop", async () => {
      const recordings = readRecordings(["64"]);
      shop.database.run("delete from shop_order where id > 1140");
      await fill("TOKEN_89", BEANIE);
      const played = await Promise.all(recordings.map((one) => replay.play(one, handle)));
      expect(played).toHaveLength(2);
      for (const { ours, recorded } of played) expect(ours).toEqual(recorded);
    });

    test("rejects a product that sold out in the cart, with the recorded message", async () => {
      setStock(shop, 105, { status: "instock" });
      await fill("TOKEN_112", { productId: 105, quantity: 1 });
      setStock(shop, 105, { status: "outofstock" });
      for (const recording of readRecordings(["74c"])) {
        const { ours, recorded } = await replay.play(recording, handle);
        expect(ours).toEqual(recorded);
      }
    });
  },
);

type Added = { data: { addToCart: { cartItem: { key: string } } } };
