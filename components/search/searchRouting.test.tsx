import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { searchRouting } from "./searchRouting.ts";
import { parseSearch } from "./searchState.ts";

const vocabulary = { attributes: [], categories: [] };
const route = (search: string) => parseSearch(search, vocabulary);

let open: ReturnType<typeof searchRouting>[] = [];

/** Routing with InstantSearch's listener, and the states that it received. */
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

test("Typed text adds a history entry after a pause in typing", () => {
  const { router } = routed();
  const steps = history.length;
  router.write(route("?q=bowls"));
  expect(location.search).toBe("?q=bowl");
  vi.advanceTimersByTime(400);
  expect(location.search).toBe("?q=bowls");
  expect(history.length).toBe(steps + 1);
});

test("A refinement adds a history entry at once, and only one", () => {
  const { router, push } = routed();
  const steps = history.length;
  push("?q=bowl&sort=price");
  expect(location.search).toBe("?q=bowl&sort=price");
  router.write(route("?q=bowl&sort=price"));
  vi.advanceTimersByTime(400);
  expect(history.length).toBe(steps + 1);
});

test("Another page of the same list replaces its history entry", () => {
  const { router } = routed();
  const steps = history.length;
  router.write(route("?q=bowl&page=2"));
  vi.advanceTimersByTime(400);
  expect([location.search, history.length]).toEqual(["?q=bowl&page=2", steps]);
});

test("An address in another spelling stays until the search changes", () => {
  history.replaceState(null, "", "/search?utm_source=mail&q=bowl");
  const { router } = routed();
  router.write(route("?q=bowl"));
  vi.advanceTimersByTime(400);
  expect(location.search).toBe("?utm_source=mail&q=bowl");
});

test("A step back updates InstantSearch, and text typed right after it is written to the address", () => {
  const { router, states } = routed();
  history.replaceState(null, "", "/search?q=mug");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(states).toEqual(["mug"]);
  router.write(route("?q=mugs"));
  vi.advanceTimersByTime(400);
  expect(location.search).toBe("?q=mugs");
});

test("A search that was left neither changes the address nor reacts to its changes", () => {
  const { router, states } = routed();
  router.write(route("?q=bowls"));
  router.dispose();
  router.write(route(""));
  vi.advanceTimersByTime(1000);
  expect(location.search).toBe("?q=bowl");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(states).toEqual([]);
});

test("A pending write does not change another page's address", () => {
  const { router } = routed();
  router.write(route("?q=bowls"));
  history.replaceState(null, "", "/product/tarn-bowl");
  vi.advanceTimersByTime(400);
  expect(location.pathname + location.search).toBe("/product/tarn-bowl");
});
