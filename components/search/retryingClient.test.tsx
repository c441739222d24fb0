import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryingClient } from "./retryingClient.ts";
import type { SearchClient } from "./searchClient.ts";

type Asked = { query: string; answer: (found: string) => void; fail: () => void };

/** Client whose responses are given by hand. */
function clientByHand() {
  const asked: Asked[] = [];
  const search = (query: string) =>
    new Promise<string>((resolve, reject) => {
      asked.push({ query, answer: resolve, fail: () => reject(new Error("gone")) });
    });
  const retrying = retryingClient({ search } as unknown as SearchClient);
  const ask = retrying.search as unknown as typeof search;
  return { asked, ask, retrying };
}

const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

let sight = "visible";
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockImplementation(
    () => sight as DocumentVisibilityState,
  );
});
afterEach(() => {
  vi.useRealTimers();
  sight = "visible";
});

test("retryingClient retries a failed request with growing pauses and never rejects", async () => {
  const { asked, ask, retrying } = clientByHand();
  const told = vi.fn();
  retrying.subscribe(told);
  const answer = vi.fn();
  void ask("bowl").then(answer, answer);
  for (const [place, wait] of [3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000].entries()) {
    asked[place]?.fail();
    await passed(wait - 1);
    expect(asked).toHaveLength(place + 1);
    await passed(1);
    expect(asked).toHaveLength(place + 2);
  }
  expect(retrying.isFailing()).toBe(true);
  expect(told).toHaveBeenCalledOnce();
  expect(answer).not.toHaveBeenCalled();
  asked.at(-1)?.answer("bowls");
  await passed(0);
  expect(answer).toHaveBeenCalledWith("bowls");
  expect(retrying.isFailing()).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
});

test("A later request replaces one that is being retried", async () => {
  const { asked, ask, retrying } = clientByHand();
  const earlier = vi.fn();
  void ask("bowl").then(earlier, earlier);
  asked[0]?.fail();
  await passed(10);
  const later = vi.fn();
  void ask("jug").then(later, later);
  // Failing until a response has arrived.
  expect(retrying.isFailing()).toBe(true);
  await passed(3000);
  asked[1]?.answer("jugs");
  await passed(60_000);
  expect(asked.map(({ query }) => query)).toEqual(["bowl", "jug"]);
  expect(later).toHaveBeenCalledWith("jugs");
  expect(earlier).not.toHaveBeenCalled();
  expect(retrying.isFailing()).toBe(false);
});

test("The failure of an earlier request does not count for a later one", async () => {
  const { asked, ask, retrying } = clientByHand();
  void ask("bowl");
  void ask("jug");
  asked[1]?.answer("jugs");
  asked[0]?.fail();
  await passed(0);
  expect(retrying.isFailing()).toBe(false);
});

test("retryingClient sends no retry in a hidden tab or after the search was left", async () => {
  const { asked, ask, retrying } = clientByHand();
  void ask("bowl");
  asked[0]?.fail();
  sight = "hidden";
  await passed(60_000);
  expect(asked).toHaveLength(1);
  sight = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  await passed(0);
  expect(asked).toHaveLength(2);
  asked[1]?.fail();
  await passed(0);
  retrying.stop();
  await passed(120_000);
  expect(asked).toHaveLength(2);
});
