import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { searchRouting } from "./searchRouting.ts";
import { parseSearch } from "./searchState.ts";

const vocabulary = { attributes: [], categories: [] };
const route = (search: string) => parseSearch(search, vocabulary);

let open: ReturnType<typeof searchRouting>[] = [];

/** A routing that InstantSearch listens to, and the states that it was told of. */
function routed() {
  const routing = searchRouting(vocabulary, "products", "");
  open.push(routing);
  const states: string[] = [];
  routing.router.onUpdate(({ q }) => states.push(q));
  return { ...routing, states };
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/search?q=bowl");
});
afterEach(() => {
  for (const { router } of open) router.dispose();
  open = [];
  vi.useRealTimers();
});

test("typed text becomes a step of the history once the keys rest", () => {
  const { router } = routed();
  const steps = history.length;
  router.write(route("?q=bowls"));
  expect(location.search).toBe("?q=bowl");
  vi.advanceTimersByTime(400);
  expect(location.search).toBe("?q=bowls");
  expect(history.length).toBe(steps + 1);
});

test("a choice becomes a step at once, and is not written twice", () => {
  const { router, push } = routed();
  const steps = history.length;
  push("?q=bowl&sort=price");
  expect(location.search).toBe("?q=bowl&sort=price");
  router.write(route("?q=bowl&sort=price"));
  vi.advanceTimersByTime(400);
  expect(history.length).toBe(steps + 1);
});

test("more of the same list takes the place of its step", () => {
  const { router } = routed();
  const steps = history.length;
  router.write(route("?q=bowl&page=2"));
  vi.advanceTimersByTime(400);
  expect([location.search, history.length]).toEqual(["?q=bowl&page=2", steps]);
});

test("an address in another spelling stays until the search is another", () => {
  history.replaceState(null, "", "/search?utm_source=mail&q=bowl");
  const { router } = routed();
  router.write(route("?q=bowl"));
  vi.advanceTimersByTime(400);
  expect(location.search).toBe("?utm_source=mail&q=bowl");
});

test("a step back tells InstantSearch, and the text typed right after it is written", () => {
  const { router, states } = routed();
  history.replaceState(null, "", "/search?q=mug");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(states).toEqual(["mug"]);
  router.write(route("?q=mugs"));
  vi.advanceTimersByTime(400);
  expect(location.search).toBe("?q=mugs");
});

test("a search that was left writes no address and hears of none", () => {
  const { router, states } = routed();
  router.write(route("?q=bowls"));
  router.dispose();
  router.write(route(""));
  vi.advanceTimersByTime(1000);
  expect(location.search).toBe("?q=bowl");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(states).toEqual([]);
});

test("what is still to be written reaches no other page's address", () => {
  const { router } = routed();
  router.write(route("?q=bowls"));
  history.replaceState(null, "", "/product/tarn-bowl");
  vi.advanceTimersByTime(400);
  expect(location.pathname + location.search).toBe("/product/tarn-bowl");
});
