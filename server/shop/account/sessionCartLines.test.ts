import { expect, test } from "vitest";
import { sessionCartLines } from "./sessionCartLines.ts";

const line = (databaseId: number) => ({
  key: `key-${databaseId}`,
  quantity: 1,
  product: { node: { databaseId, name: `Thing ${databaseId}` } },
  variation: null,
});

/** Mocks a shop whose cart has that many lines, a hundred per page. */
function shopWith(count: number) {
  const requests: (string | null)[] = [];
  const send: typeof fetch = async (_url, init) => {
    const { variables } = JSON.parse(init?.body as string) as {
      variables: { after: string | null };
    };
    requests.push(variables.after);
    const start = Number(variables.after ?? 0);
    const end = Math.min(start + 100, count);
    const nodes = Array.from({ length: end - start }, (_, at) => line(start + at + 1));
    const pageInfo = { hasNextPage: end < count, endCursor: String(end) };
    return Response.json({ data: { cart: { contents: { nodes, pageInfo } } } });
  };
  return { send, requests: requests };
}

test("sessionCartLines returns every line of a long cart", async () => {
  const { send, requests } = shopWith(230);
  const ids = (await sessionCartLines(send)).map(({ productId }) => productId);
  expect(ids).toEqual(Array.from({ length: 230 }, (_, at) => at + 1));
  expect(requests).toEqual([null, "100", "200"]);
});

test("sessionCartLines stops after twenty pages of an endless cart", async () => {
  const { send, requests } = shopWith(Infinity);
  expect(await sessionCartLines(send)).toHaveLength(2000);
  expect(requests).toHaveLength(20);
});
