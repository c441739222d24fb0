import { afterEach, expect, test, vi } from "vitest";
import { pollChanges } from "./changePoll.ts";
import type { ChangePoll } from "./changePoll.ts";

type Product = { databaseId: number; price: string };

let poll: ChangePoll | undefined;
afterEach(() => poll?.close());

/** Opens a poll of a shop; a request returns two products at most. */
function open(products: Product[]) {
  const state = { products, isBroken: false, compared: 0 };
  const noted: string[] = [];
  const shared: typeof fetch = async (_url, init) => {
    if (state.isBroken) throw new TypeError("The backend does not respond.");
    const { variables } = JSON.parse(typeof init?.body === "string" ? init.body : "") as {
      variables: { after?: string | null };
    };
    const from = Number(variables.after ?? 0);
    const nodes = state.products.slice(from, from + 2);
    const end = from + nodes.length;
    const pageInfo = { hasNextPage: end < state.products.length, endCursor: String(end) };
    return Response.json({ data: { list: { nodes, pageInfo } } });
  };
  poll = pollChanges(
    { shared },
    { note: (tags) => void noted.push(tags.join(" ")) },
    { everyMs: 1, pauseMs: 1, onCompared: () => (state.compared += 1) },
  );
  /** Waits until a comparison has begun and ended. */
  const compared = async () => {
    const before = state.compared;
    await vi.waitFor(() => expect(state.compared).toBeGreaterThan(before + 1));
  };
  return { state, noted, compared };
}

const shop = () => [
  { databaseId: 1, price: "10" },
  { databaseId: 2, price: "20" },
  { databaseId: 3, price: "30" },
];

test("The first comparison notes nothing, and neither does a shop without a change", async () => {
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
