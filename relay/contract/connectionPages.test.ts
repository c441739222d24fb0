import { expect, test } from "vitest";
import { connectionPages } from "./connectionPages.ts";

type Page = { at: number; pageInfo?: { hasNextPage: boolean; endCursor: string | null } | null };

const pageAt = (at: number, hasNextPage = true): Page => ({
  at,
  pageInfo: { hasNextPage, endCursor: `after ${at}` },
});

async function placesOf(
  first: Page | undefined,
  laterPages: readonly (Page | undefined)[] = [],
  most = Infinity,
) {
  const fetched: string[] = [];
  const places: number[] = [];
  const pages = connectionPages(first, async (after) => {
    fetched.push(after);
    return laterPages[fetched.length - 1];
  });
  for await (const { at } of pages) {
    places.push(at);
    if (places.length === most) break;
  }
  return { places, fetched };
}

test("connectionPages fetches each page by the end cursor of the previous one, until the last", async () => {
  expect(await placesOf(pageAt(1), [pageAt(2), pageAt(3, false)])).toEqual({
    places: [1, 2, 3],
    fetched: ["after 1", "after 2"],
  });
});

test("connectionPages fetches no page that is not consumed", async () => {
  expect(await placesOf(pageAt(1), [pageAt(2), pageAt(3)], 2)).toEqual({
    places: [1, 2],
    fetched: ["after 1"],
  });
});

test("connectionPages ends at a missing page and at one without a next page", async () => {
  expect(await placesOf(pageAt(1), [undefined])).toEqual({ places: [1], fetched: ["after 1"] });
  expect(await placesOf({ at: 1 })).toEqual({ places: [1], fetched: [] });
  expect(await placesOf({ at: 1, pageInfo: { hasNextPage: true, endCursor: null } })).toEqual({
    places: [1],
    fetched: [],
  });
  expect(await placesOf(undefined)).toEqual({ places: [], fetched: [] });
});

test("connectionPages ends a list that returns to a page", async () => {
  const laterPages = [pageAt(2), pageAt(1), pageAt(2)];
  await expect(placesOf(pageAt(1), laterPages)).rejects.toThrow("repeats its pages");
});
