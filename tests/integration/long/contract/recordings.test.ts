import { buildSchema, parse, validate } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createShopHandler,
  readEmbeddedSchema,
  setStock,
} from "#tests/worlds/backends/embeddedShop.ts";
import { needsRecordings, readRecordings, readTokens } from "#tests/worlds/backends/recordings.ts";
import type { Recording } from "#tests/worlds/backends/recordings.ts";
import { openReferenceShop } from "#tests/worlds/backends/referenceShop.ts";
import { createReplay } from "#tests/worlds/backends/replay.ts";
import { LEFT_OUT, leftOut } from "./leftOut.ts";

type Line = { productId: number; quantity?: number };
const oneOf = (...productIds: number[]): Line[] => productIds.map((productId) => ({ productId }));

/** Cart lines to add before the first recording that shows them, by that recording's token. */
const STARTS: Record<string, { lines: Line[]; country?: string }> = {
  TOKEN_33: { lines: [{ productId: 14, quantity: 2 }, ...oneOf(15, 99, 16)] },
  TOKEN_38: { lines: [{ productId: 14, quantity: 2 }] },
  TOKEN_68: { lines: oneOf(14), country: "DE" },
  TOKEN_69: { lines: oneOf(14), country: "DE" },
  TOKEN_86: { lines: oneOf(13) },
  TOKEN_103: { lines: oneOf(14) },
  TOKEN_112: { lines: oneOf(105, 14) },
  TOKEN_117: { lines: oneOf(14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 30, 31) },
  TOKEN_119: { lines: [{ productId: 14, quantity: 100 }] },
  TOKEN_120: { lines: [{ productId: 14, quantity: 100 }] },
};

/**
 * Parallel requests in the order in which the real shop processed them, according to its responses.
 */
const PARALLEL_ORDER = ["62-2", "62-4", "62-3", "62-1", "62-0", "63-0", "63-2", "63-3", "63-1"];

/** Recordings of checkout and accounts, which are replayed against a shop of their own. */
const ELSEWHERE = /^(4[0-7]|5\d|64|74c|98|99-)/;

const GROUPS: [string, string[]][] = [
  ["sessions and tokens", ["0", "10", "11", "12"]],
  ["adding to the cart", ["2"]],
  ["changing and removing lines", ["30", "31", "32", "33", "34"]],
  ["coupons, shipping and addresses", ["35", "36"]],
  ["totals after a change of address", ["48"]],
  ["transport", ["60", "61"]],
  ["parallel calls", ["62", "63", "65"]],
  ["catalogue", ["66", "70-", "75", "76"]],
  ["ids and expiry", ["70b", "70c", "71", "72", "73"]],
  ["stock that runs out", ["74b"]],
  ["long carts and Relay's documents", ["80", "81"]],
  ["debugging and overriding", ["90", "99b", "99c"]],
  ["currencies and single-use coupons", ["95", "96", "97"]],
];

describe("the embedded shop compared with the recorded one", needsRecordings, async () => {
  const shop = await openReferenceShop();
  const claims = readTokens();
  const replay = createReplay(shop, claims);
  const handle = createShopHandler(replay.shop);
  const { currency } = shop.settings;
  const euros = {
    ...currency,
    code: "EUR",
    symbol: "€",
    position: "right_space" as const,
    decimalSeparator: ",",
    thousandSeparator: ".",
  };
  const inEuros = createShopHandler({
    ...replay.shop,
    settings: { ...shop.settings, currency: euros },
  });

  afterAll(() => shop.close());

  async function send(token: string, query: string, input: object) {
    await handle(
      new Request("https://shop.example/graphql", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "woocommerce-session": `Session ${replay.tokenFor(token)}`,
        },
        body: JSON.stringify({ query, variables: { input } }),
      }),
    );
  }

  async function add(token: string, line: Line) {
    const query = "mutation($input: AddToCartInput!){addToCart(input:$input){cartItem{key}}}";
    await send(token, query, line);
  }

  beforeAll(async () => {
    for (const [token, { lines, country }] of Object.entries(STARTS)) {
      replay.setClock(claims[token]?.iat ?? 0);
      for (const line of lines) await add(token, line);
      const query =
        "mutation($input: UpdateCustomerInput!){updateCustomer(input:$input){customer{id}}}";
      if (country) await send(token, query, { shipping: { country } });
    }
  });

  for (const [group, prefixes] of GROUPS) {
    describe(`on ${group}`, () => {
      const all = inRecordedOrder(readRecordings(prefixes));
      for (const recording of all) {
        const { name } = recording;
        test(`responds to ${name} alike`, leftOut(name), async () => {
          if (name.startsWith("73-")) await add("TOKEN_103", { productId: 15 });
          if (name.startsWith("74b-")) setStock(shop, 105, { status: "outofstock" });
          const { ours, recorded } = await replay.play(
            recording,
            name.startsWith("95-") ? inEuros : handle,
            name === "10-wrong-signature" ? "another secret" : shop.secret,
          );
          expect(ours).toEqual(recorded);
        });
      }
    });
  }

  test("leaves out no more than fifteen recordings, all of which exist", () => {
    const names = GROUPS.flatMap(([, prefixes]) => readRecordings(prefixes)).map(
      ({ name }) => name,
    );
    expect(names).toEqual(expect.arrayContaining(Object.keys(LEFT_OUT)));
    expect(Object.keys(LEFT_OUT).length).toBeLessThanOrEqual(15);
  });

  test("replays all other recordings that its schema can execute", () => {
    const played = new Set(
      GROUPS.flatMap(([, prefixes]) => readRecordings(prefixes)).map(({ name }) => name),
    );
    const unplayed = readRecordings([""]).filter(({ name }) => !played.has(name));
    const schema = buildSchema(readEmbeddedSchema());
    const playable = unplayed.filter(({ name, request }) => {
      const { query = "" } = request.body as { query?: string };
      return !ELSEWHERE.test(name) && validate(schema, parse(query)).length === 0;
    });
    expect(playable.map(({ name }) => name)).toEqual([]);
  });
});

function inRecordedOrder(recordings: readonly Recording[]): Recording[] {
  const place = ({ name }: Recording) => {
    const [, number, at] = /^(6[23])-\S+-(\d)$/.exec(name) ?? [];
    return number === undefined ? -1 : PARALLEL_ORDER.indexOf(`${number}-${at}`);
  };
  return recordings.toSorted((first, second) => {
    const number = first.name.slice(0, 2).localeCompare(second.name.slice(0, 2));
    const [one, other] = [place(first), place(second)];
    return number || (one < 0 || other < 0 ? 0 : one - other);
  });
}
