import { expect, test, vi } from "vitest";
import { EMBEDDED_SEARCH } from "#relay/contract/searchFacts.ts";
import { openPageSearch } from "./pageSearch.ts";

const facts = { appId: EMBEDDED_SEARCH, searchKey: "search", index: "products" };
const question = [{ indexName: "products", query: "mug" }];

/** A search whose answers are these in turn, the last again and again, at a time that is told. */
function searchAnswering(...answers: (() => Promise<Response>)[]) {
  const asked: Request[] = [];
  const faults: unknown[] = [];
  let time = 0;
  const pages = openPageSearch(facts, {
    search(request) {
      asked.push(request);
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      return answer ? answer() : Promise.reject(new Error("no answer"));
    },
    onError: (error) => faults.push(error),
    now: () => time,
  });
  const ask = async () => pages?.search(question);
  return { ask, asked, faults, pass: (ms: number) => (time += ms) };
}

const found = async () => Response.json({ results: [{ hits: [], nbHits: 3 }] });
const refused = (status: number) => async () =>
  Response.json({ message: "No", status }, { status });
const never = () => new Promise<Response>(() => {});

test("A page queries the search as browsers do: with the protocol's client and the search key", async () => {
  const { ask, asked } = searchAnswering(found);
  expect(await ask()).toEqual({ results: [{ hits: [], nbHits: 3 }] });
  const [request] = asked;
  expect(request && [request.method, new URL(request.url).pathname]).toEqual([
    "POST",
    "/1/indexes/*/queries",
  ]);
  expect(request?.headers.get("x-algolia-api-key")).toBe("search");
  expect(await request?.json()).toMatchObject({ requests: question });
});

test.each([
  ["a revoked key", refused(403)],
  ["an index that is not there", refused(404)],
  ["a search that is down", refused(500)],
])("%s affects one page, and no page queries the search for a while", async (_what, failing) => {
  const { ask, asked, faults, pass } = searchAnswering(failing, found);
  await expect(ask()).rejects.toThrow();
  await expect(ask()).rejects.toThrow("a moment ago");
  expect(asked).toHaveLength(1);
  expect(faults).toHaveLength(1);
  pass(5000);
  expect(await ask()).toMatchObject({ results: [{ nbHits: 3 }] });
});

test("A stalled search delays one page by a second, and is reported once until it responds", async () => {
  vi.useFakeTimers();
  try {
    const { ask, faults, pass } = searchAnswering(never, never, found);
    for (const _ of [1, 2]) {
      const asking = ask().catch((error: unknown) => String(error));
      await vi.advanceTimersByTimeAsync(1000);
      expect(await asking).toContain("more than 1000 ms");
      pass(5000);
    }
    expect(faults).toHaveLength(1);
    expect(await ask()).toMatchObject({ results: [{ nbHits: 3 }] });
  } finally {
    vi.useRealTimers();
  }
});

test("An invalid query does not block other queries", async () => {
  const { ask } = searchAnswering(refused(400), found);
  await expect(ask()).rejects.toThrow();
  expect(await ask()).toMatchObject({ results: [{ nbHits: 3 }] });
});

test("A shop without a search in this process has no page search", () => {
  expect(openPageSearch(facts, { search: undefined, onError: () => {} })).toBeUndefined();
});
