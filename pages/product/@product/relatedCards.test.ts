import type { PageContextServer } from "vike/types";
import { expect, test } from "vitest";
import { addRelatedCards } from "./relatedCards.ts";

const related = (databaseId: number) => ({
  id: `product${databaseId}`,
  databaseId,
  productCategories: { nodes: [{ id: "mugs" }] },
});
const card = (id: number) => ({ ...related(id), name: `Mug ${id}` });
const list = (...ids: number[]) => ({ nodes: ids.map(card) });

/** Completes a page whose product has these related ones, from the backend's lists of cards. */
async function complete(ids: number[], lists: Record<string, unknown> | null, hasRelated = false) {
  const own = {
    ...related(1),
    productCategories: {
      nodes: [{ id: "mugs", databaseId: 7, ancestors: { nodes: [{ databaseId: 5 }] } }],
    },
  };
  const data = { product: { ...own, related: { nodes: ids.map(related) } } };
  const variables = { slug: "mug", hasRelated };
  const requests: object[] = [];
  const respond = async (_document: unknown, sent: object) => {
    requests.push(sent);
    return { data: lists };
  };
  await addRelatedCards(data, respond, {} as PageContextServer, variables);
  return { nodes: data.product.related.nodes, variables, requests };
}

test("Only the cards of the related products that the page shows are requested", async () => {
  const { nodes, variables, requests } = await complete([2, 3, 4, 5, 6], {
    selected: list(5, 4, 3, 2),
  });
  expect(requests).toEqual([{ ids: [2, 3, 4, 5], categories: [7, 5], isShort: false }]);
  expect(nodes).toEqual([2, 3, 4, 5].map(card));
  expect(variables.hasRelated).toBe(true);
});

test("Bestsellers of its categories, then of the shop fill a row that has too few, each once", async () => {
  const { nodes, requests } = await complete([2], {
    selected: list(2),
    near: list(1, 3, 2),
    popular: list(3, 8, 1, 9),
  });
  expect(requests).toMatchObject([{ isShort: true }]);
  expect(nodes).toEqual([2, 3, 8, 9].map(card));
});

test("A related product without a card is left out", async () => {
  const lists = { selected: list(3), near: list(), popular: list() };
  expect((await complete([2, 3], lists)).nodes).toEqual([card(3)]);
});

test("Reused data have their cards already", async () => {
  expect((await complete([2], null, true)).requests).toEqual([]);
});

test("A page without the cards' data has no row of related products, and is not complete", async () => {
  await expect(complete([2], null)).rejects.toThrow("related products");
});
