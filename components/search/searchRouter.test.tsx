import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { searchRouter } from "./searchRouter.ts";

const vocabulary = { attributes: [], categories: [] };

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/search?q=bowl");
});
afterEach(() => vi.useRealTimers());

test("what is typed becomes a step of the history once the keys rest", () => {
  const router = searchRouter(vocabulary);
  router.write("?q=bowls");
  expect(location.search).toBe("?q=bowl");
  vi.advanceTimersByTime(400);
  expect(location.search).toBe("?q=bowls");
});

test("a search that is gone writes into no address any more, though one comes back at once", () => {
  const router = searchRouter(vocabulary);
  router.write("?q=bowls");
  router.dispose();
  router.write("");
  vi.advanceTimersByTime(1000);
  expect(location.search).toBe("?q=bowl");
});
