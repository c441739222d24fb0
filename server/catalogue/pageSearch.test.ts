import { expect, onTestFinished, test, vi } from "vitest";
import { EMBEDDED_SEARCH } from "#relay/contract/page/searchFacts.ts";
import { openPageSearch } from "./pageSearch.ts";

const facts = { appId: EMBEDDED_SEARCH, searchKey: "search", index: "products" };
const queries = [{ indexName: "products", query: "mug" }];

/** A search that gives these responses in turn, repeats the last, and reports each request's time. */
function searchResponding(...responses: (() => Promise<Response>)[]) {
  const requests: Request[] = [];
  const errors: unknown[] = [];
  let time = 0;
  const pages = openPageSearch(facts, {
    search(request) {
      requests.push(request);
      const response = responses[Math.min(requests.length, responses.length) - 1];
      return response ? response() : Promise.reject(new Error("no response"));
    },
    onError: (error) => errors.push(error),
    now: () => time,
  });
  const search = async () => pages?.search(queries);
  return { search, requests, errors, pass: (ms: number) => (time += ms) };
}

const found = async () => Response.json({ results: [{ hits: [], nbHits: 3 }] });
const refused = (status: number) => async () =>
  Response.json({ message: "No", status }, { status });
const never = () => new Promise<Response>(() => {});

test("A page queries the search as browsers do: with the protocol's client and the search key", async () => {
  const { search, requests } = searchResponding(found);
  expect(await search()).toEqual({ results: [{ hits: [], nbHits: 3 }] });
  const [request] = requests;
  expect(request && [request.method, new URL(request.url).pathname]).toEqual([
    "POST",
    "/1/indexes/*/queries",
  ]);
  expect(request?.headers.get("x-algolia-api-key")).toBe("search");
  expect(await request?.json()).toMatchObject({ requests: queries });
});

test.each([
  ["a revoked key", refused(403)],
  ["a missing index", refused(404)],
  ["a search that is unavailable", refused(500)],
])(
  "%s fails the search of one page, and no page queries the search for a while",
  async (_what, failing) => {
    const { search, requests, errors, pass } = searchResponding(failing, found);
    await expect(search()).rejects.toThrow();
    await expect(search()).rejects.toThrow("a moment ago");
    expect(requests).toHaveLength(1);
    expect(errors).toHaveLength(1);
    pass(5000);
    expect(await search()).toMatchObject({ results: [{ nbHits: 3 }] });
  },
);

test("A stalled search delays one page by a second, and is reported once until it responds", async () => {
  vi.useFakeTimers();
  try {
    const { search, errors, pass } = searchResponding(never, never, found);
    for (const _ of [1, 2]) {
      const pending = search().catch((error: unknown) => String(error));
      await vi.advanceTimersByTimeAsync(1000);
      expect(await pending).toContain("more than 1000 ms");
      pass(5000);
    }
    expect(errors).toHaveLength(1);
    expect(await search()).toMatchObject({ results: [{ nbHits: 3 }] });
  } finally {
    vi.useRealTimers();
  }
});

test("A failed search is queried again in time though the clock of the server is set back", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const responses = [refused(500), found];
  const search = () => responses.shift()?.() ?? found();
  const pages = openPageSearch(facts, { search, onError: () => {} });
  await expect(pages?.search(queries)).rejects.toThrow();
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(5_000);
  expect(await pages?.search(queries)).toMatchObject({ results: [{ nbHits: 3 }] });
});

test("An invalid query does not block other queries", async () => {
  const { search } = searchResponding(refused(400), found);
  await expect(search()).rejects.toThrow();
  expect(await search()).toMatchObject({ results: [{ nbHits: 3 }] });
});

test("A shop without a search in this process has no page search", () => {
  expect(openPageSearch(facts, { search: undefined, onError: () => {} })).toBeUndefined();
});
