import { afterEach, expect, test, vi } from "vitest";
import { pollChanges } from "./changePoll.ts";
import type { ChangePoll, Comparison } from "./changePoll.ts";

type Product = {
  databaseId: number;
  price: string;
  modifiedGmt?: string;
  variations?: { nodes: { databaseId: number; stockQuantity: number }[] };
};

let poll: ChangePoll | undefined;
afterEach(() => poll?.close());

/** Opens a poll of a shop with a category; a request returns two products at most. */
function open(
  products: Product[],
  before?: ReadonlyMap<string, string>,
  turn?: Parameters<typeof pollChanges>[2]["turn"],
) {
  const state = {
    products,
    categories: [{ databaseId: 7, taxonomyName: "product_cat", name: "Bowls" }],
    isBroken: false,
    compared: 0,
    last: undefined as Comparison | undefined,
  };
  const noted: string[] = [];
  const shared: typeof fetch = async (_url, init) => {
    if (state.isBroken) throw new TypeError("The backend does not respond.");
    const { operationName, variables } = JSON.parse(
      typeof init?.body === "string" ? init.body : "",
    ) as { operationName: string; variables: { after?: string | null } };
    const ofCategories = operationName === "comparedProductsTermsQuery";
    const all = ofCategories ? state.categories : state.products;
    const from = Number(variables.after ?? 0);
    const nodes = all.slice(from, from + 2);
    const end = from + nodes.length;
    const pageInfo = { hasNextPage: end < all.length, endCursor: String(end) };
    return Response.json({ data: { list: { nodes, pageInfo } } });
  };
  poll = pollChanges(
    { shared },
    { note: (tags, at) => void noted.push([...tags, ...(at ? [at] : [])].join(" ")) },
    {
      everyMs: 1,
      pauseMs: 1,
      before,
      turn,
      onCompared: (comparison) => {
        state.compared += 1;
        state.last = comparison;
      },
    },
  );
  /** Waits until a comparison has begun and ended. */
  const compared = async () => {
    const already = state.compared;
    await vi.waitFor(() => expect(state.compared).toBeGreaterThan(already + 1));
  };
  return { state, noted, compared, known: () => poll?.known() };
}

const shop = () => [
  { databaseId: 1, price: "10" },
  { databaseId: 2, price: "20" },
  { databaseId: 3, price: "30" },
];

test("A shop without a change has nothing noted", async () => {
  const { noted, compared } = open(shop());
  await compared();
  expect(noted).toEqual([]);
});

test("A changed, a new and a removed product are noted once each", async () => {
  const { state, noted, compared } = open(shop());
  await compared();
  state.products = [
    { databaseId: 4, price: "40" },
    { databaseId: 1, price: "10" },
    { databaseId: 3, price: "33" },
  ];
  await compared();
  await compared();
  expect(noted.toSorted()).toEqual(["post:2 lists", "post:3 lists", "post:4 lists"]);
});

test("A comparison that fails is started again, and loses no change", async () => {
  const { state, noted, compared } = open(shop());
  await compared();
  state.isBroken = true;
  state.products = shop().with(0, { databaseId: 1, price: "11" });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(noted).toEqual([]);
  state.isBroken = false;
  await compared();
  expect(noted).toEqual(["post:1 lists"]);
});

test("A changed stock of a single variation is noted for its product", async () => {
  const sold = (stockQuantity: number) => ({
    databaseId: 2,
    price: "20",
    variations: {
      nodes: [
        { databaseId: 21, stockQuantity: 9 },
        { databaseId: 22, stockQuantity },
      ],
    },
  });
  const { state, noted, compared } = open(shop().with(1, sold(3)));
  await compared();
  state.products = shop().with(1, sold(2));
  await compared();
  expect(noted).toEqual(["post:2 lists"]);
});

test("A renamed, a new and a removed category are noted once each", async () => {
  const { state, noted, compared } = open(shop());
  await compared();
  state.categories = [
    { databaseId: 7, taxonomyName: "product_cat", name: "Bowls and plates" },
    { databaseId: 8, taxonomyName: "product_tag", name: "Cups" },
  ];
  await compared();
  expect(noted.toSorted()).toEqual(["term:7 lists", "term:8 lists"]);
  state.categories = state.categories.slice(0, 1);
  await compared();
  expect(noted.slice(2)).toEqual(["term:8 lists"]);
});

test("A comparison tells what it compared, and how much it covers in a minute", async () => {
  const { state, compared } = open(shop());
  await compared();
  expect(state.last).toMatchObject({ products: 3, changed: 0 });
  expect(state.last?.perMinute).toBeGreaterThan(3);
  expect(Date.now() - (state.last?.endedAt ?? 0)).toBeLessThan(10_000);
});

test("The first comparison of all notes WordPress's times of change, to the end of the second", async () => {
  const { noted, compared } = open([
    { databaseId: 1, price: "10", modifiedGmt: "2026-11-28T08:00:00" },
  ]);
  await compared();
  expect(noted).toEqual([`post:1 lists ${Date.UTC(2026, 10, 28, 8, 0, 1)}`]);
});

test("The first comparison after a restart notes what differs from the last one before", async () => {
  const earlier = open(shop());
  await earlier.compared();
  const before = earlier.known();
  poll?.close();
  const changed = shop().with(1, { databaseId: 2, price: "22" }).slice(0, 2);
  const { noted, compared } = open(changed, before);
  await compared();
  expect(noted).toEqual(["post:2 lists", "post:3 lists"]);
});

test("A server whose turn it is not compares nothing, and goes on from the last comparison of another", async () => {
  const earlier = open(shop());
  await earlier.compared();
  const saved = earlier.known();
  poll?.close();
  let isOurs = false;
  const save = vi.fn();
  const turn = { isOurs: async () => isOurs, load: async () => saved, save };
  const changed = shop().with(0, { databaseId: 1, price: "12" });
  const { state, noted, compared } = open(changed, undefined, turn);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(state.compared).toBe(0);
  isOurs = true;
  await compared();
  expect(noted).toEqual(["post:1 lists"]);
  expect(save).toHaveBeenCalledOnce();
});
