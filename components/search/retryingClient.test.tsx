import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryingClient } from "./retryingClient.ts";
import type { SearchClient } from "./searchClient.ts";

type Request = { query: string; respond: (found: string) => void; fail: () => void };

/** Client whose responses are given by hand. */
function manualClient() {
  const requests: Request[] = [];
  const send = (query: string) =>
    new Promise<string>((resolve, reject) => {
      requests.push({ query, respond: resolve, fail: () => reject(new Error("gone")) });
    });
  const retrying = retryingClient({ search: send } as unknown as SearchClient);
  const search = retrying.search as unknown as typeof send;
  return { requests, search, retrying };
}

const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

let visibility = "visible";
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockImplementation(
    () => visibility as DocumentVisibilityState,
  );
});
afterEach(() => {
  vi.useRealTimers();
  visibility = "visible";
});

test("retryingClient retries a failed request with growing pauses and never rejects", async () => {
  const { requests, search, retrying } = manualClient();
  const listener = vi.fn();
  retrying.subscribe(listener);
  const onSettled = vi.fn();
  void search("bowl").then(onSettled, onSettled);
  for (const [place, wait] of [3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000].entries()) {
    requests[place]?.fail();
    await advance(wait - 1);
    expect(requests).toHaveLength(place + 1);
    await advance(1);
    expect(requests).toHaveLength(place + 2);
  }
  expect(retrying.isFailing()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  expect(onSettled).not.toHaveBeenCalled();
  requests.at(-1)?.respond("bowls");
  await advance(0);
  expect(onSettled).toHaveBeenCalledWith("bowls");
  expect(retrying.isFailing()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("A later request replaces one that is being retried", async () => {
  const { requests, search, retrying } = manualClient();
  const earlier = vi.fn();
  void search("bowl").then(earlier, earlier);
  requests[0]?.fail();
  await advance(10);
  const later = vi.fn();
  void search("jug").then(later, later);
  // True until a response has arrived.
  expect(retrying.isFailing()).toBe(true);
  await advance(3000);
  requests[1]?.respond("jugs");
  await advance(60_000);
  expect(requests.map(({ query }) => query)).toEqual(["bowl", "jug"]);
  expect(later).toHaveBeenCalledWith("jugs");
  expect(earlier).not.toHaveBeenCalled();
  expect(retrying.isFailing()).toBe(false);
});

test("The failure of an earlier request does not count for a later one", async () => {
  const { requests, search, retrying } = manualClient();
  void search("bowl");
  void search("jug");
  requests[1]?.respond("jugs");
  requests[0]?.fail();
  await advance(0);
  expect(retrying.isFailing()).toBe(false);
});

test("retryingClient sends no retry in a hidden tab or after the search was left", async () => {
  const { requests, search, retrying } = manualClient();
  void search("bowl");
  requests[0]?.fail();
  visibility = "hidden";
  await advance(60_000);
  expect(requests).toHaveLength(1);
  visibility = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  await advance(0);
  expect(requests).toHaveLength(2);
  requests[1]?.fail();
  await advance(0);
  retrying.stop();
  await advance(120_000);
  expect(requests).toHaveLength(2);
});
