import { expect, test } from "vitest";
import { connectionPages } from "./connectionPages.ts";

type Page = { at: number; pageInfo?: { hasNextPage: boolean; endCursor: string | null } | null };

const pageAt = (at: number, hasNextPage = true): Page => ({
  at,
  pageInfo: { hasNextPage, endCursor: `after ${at}` },
});

async function placesOf(
  first: Page | undefined,
  answers: readonly (Page | undefined)[] = [],
  most = Infinity,
) {
  const asked: string[] = [];
  const places: number[] = [];
  const pages = connectionPages(first, async (after) => {
    asked.push(after);
    return answers[asked.length - 1];
  });
  for await (const { at } of pages) {
    places.push(at);
    if (places.length === most) break;
  }
  return { places, asked };
}

test("connectionPages fetches each page by the end cursor of the previous one, until the last", async () => {
  expect(await placesOf(pageAt(1), [pageAt(2), pageAt(3, false)])).toEqual({
    places: [1, 2, 3],
    asked: ["after 1", "after 2"],
  });
});

test("connectionPages fetches no page that is not consumed", async () => {
  expect(await placesOf(pageAt(1), [pageAt(2), pageAt(3)], 2)).toEqual({
    places: [1, 2],
    asked: ["after 1"],
  });
});

test("connectionPages ends at a missing page and at one without a next page", async () => {
  expect(await placesOf(pageAt(1), [undefined])).toEqual({ places: [1], asked: ["after 1"] });
  expect(await placesOf({ at: 1 })).toEqual({ places: [1], asked: [] });
  expect(await placesOf({ at: 1, pageInfo: { hasNextPage: true, endCursor: null } })).toEqual({
    places: [1],
    asked: [],
  });
  expect(await placesOf(undefined)).toEqual({ places: [], asked: [] });
});
