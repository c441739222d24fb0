import type { PageContextServer } from "vike/types";
import { expect, test } from "vitest";
import { addRelatedCards } from "./relatedCards.ts";

const related = (databaseId: number) => ({
  id: `product${databaseId}`,
  databaseId,
  productCategories: { nodes: [{ id: "mugs" }] },
});

/** Completes a page whose product has these related ones; `listed` is the backend's list of cards. */
async function complete(
  ids: number[],
  listed: { id: string; name: string }[] | null,
  hasRelated = false,
) {
  const data = { product: { ...related(1), related: { nodes: ids.map(related) } } };
  const variables = { slug: "mug", hasRelated };
  const requests: object[] = [];
  const respond = async (_document: unknown, sent: object) => {
    requests.push(sent);
    return { data: listed && { products: { nodes: listed } } };
  };
  await addRelatedCards(data, respond, {} as PageContextServer, variables);
  return { nodes: data.product.related.nodes, variables, requests };
}

const card = (id: number) => ({ id: `product${id}`, name: `Mug ${id}` });

test("Only the cards of the related products that the page shows are requested", async () => {
  const { nodes, variables, requests } = await complete([2, 3, 4, 5, 6], [5, 4, 3, 2].map(card));
  expect(requests).toEqual([{ ids: [2, 3, 4, 5] }]);
  expect(nodes).toMatchObject([2, 3, 4, 5].map(card));
  expect(variables.hasRelated).toBe(true);
});

test("A related product without a card is left out", async () => {
  expect((await complete([2, 3], [card(3)])).nodes).toMatchObject([card(3)]);
});

test("Without related products no cards are requested", async () => {
  const { requests, variables } = await complete([1], []);
  expect(requests).toEqual([]);
  expect(variables.hasRelated).toBe(false);
});

test("Reused data have their cards already", async () => {
  expect((await complete([2], null, true)).requests).toEqual([]);
});

test("A page without the cards' data has no row of related products, and is not complete", async () => {
  await expect(complete([2], null)).rejects.toThrow("related products");
});
