import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createShopChanges } from "./shopChanges.ts";
import { createIndexQueue, standByIndexing } from "./indexQueue.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a queue over an index of three products; returns the parts that were indexed. */
function openQueue(
  index: (ids: readonly number[]) => Promise<void> = async () => {},
  before: readonly number[] = [],
) {
  const changes = createShopChanges();
  const parts: (readonly number[])[] = [];
  const onError = vi.fn();
  const unread = { failures: 0 };
  const queue = createIndexQueue(
    changes,
    {
      index: (ids) => {
        parts.push(ids);
        return index(ids);
      },
      indexed: async () => {
        if (unread.failures > 0) {
          unread.failures -= 1;
          throw new Error("The index does not respond.");
        }
        return [1, 2, 3];
      },
      onError,
    },
    before,
  );
  return { changes, parts, onError, queue, unread };
}

test("Changes that follow each other are indexed together, each product once", async () => {
  const { changes, parts } = openQueue();
  changes.note(["post:1", "lists"]);
  changes.note(["post:2", "lists"]);
  changes.note(["post:1"]);
  await vi.advanceTimersByTimeAsync(500);
  expect(parts).toEqual([[1, 2]]);
});

test("Many changes are indexed in parts of a hundred, one after another", async () => {
  const { changes, parts } = openQueue();
  changes.note(Array.from({ length: 250 }, (_, at) => `post:${at + 1}`));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(parts.map((part) => part.length)).toEqual([100, 100, 50]);
});

test("A part that fails is tried again after ten seconds, and reported", async () => {
  let failures = 1;
  const { changes, parts, onError } = openQueue(async () => {
    failures -= 1;
    if (failures >= 0) throw new Error("The index does not respond.");
  });
  changes.note(["post:1"]);
  await vi.advanceTimersByTimeAsync(500);
  expect(onError).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(parts).toEqual([[1], [1]]);
});

test("A product that changes while it is indexed is indexed once more", async () => {
  const { changes, parts } = openQueue(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  changes.note(["post:1"]);
  await vi.advanceTimersByTimeAsync(600);
  changes.note(["post:1"]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(parts).toEqual([[1], [1]]);
});

test.each(["term:7", "all"])(
  "After a change of %s all records follow the changed products",
  async (tag) => {
    const { changes, parts } = openQueue();
    changes.note([tag, "lists"]);
    changes.note([...Array.from({ length: 100 }, (_, at) => `post:${at + 3}`), "lists"]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(parts.map((part) => [part.length, part[0], part.at(-1)])).toEqual([
      [100, 3, 102],
      [2, 1, 2],
    ]);
  },
);

test("An index whose records cannot be listed is asked again after ten seconds", async () => {
  const { changes, parts, onError, unread } = openQueue();
  unread.failures = 1;
  changes.note(["term:7", "lists"]);
  await vi.advanceTimersByTimeAsync(500);
  expect([onError.mock.calls.length, parts]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(parts).toEqual([[1, 2, 3]]);
});

test("A closed queue indexes nothing", async () => {
  const { changes, parts, queue } = openQueue();
  changes.note(["post:1"]);
  queue.close();
  changes.note(["post:2"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(parts).toEqual([]);
});

test("Products that waited before are indexed without a change, and wait until they are", async () => {
  const { parts, queue } = openQueue(
    () => new Promise((resolve) => setTimeout(resolve, 1_000)),
    [1, 2],
  );
  await vi.advanceTimersByTimeAsync(600);
  expect([parts, queue.waiting()]).toEqual([[[1, 2]], [1, 2]]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(queue.waiting()).toEqual([]);
});

/** Opens the indexing of a server; returns the parts that it has indexed. */
function openStandby() {
  const state = { isHeld: false, isBroken: false };
  const parts: (readonly number[])[] = [];
  const onError = vi.fn();
  const lease = { isHeld: async () => state.isHeld, release: async () => {} };
  const { index } = standByIndexing(
    lease,
    async (ids) => {
      if (state.isBroken) throw new Error("The index does not respond.");
      parts.push(ids);
    },
    onError,
  );
  return { state, parts, onError, index };
}

test("The holder of the lease indexes at once", async () => {
  const { state, parts, index } = openStandby();
  state.isHeld = true;
  await index([1, 2]);
  expect(parts).toEqual([[1, 2]]);
});

test("Another server indexes nothing, unless it gets the lease soon", async () => {
  const { state, parts, index } = openStandby();
  await index([1, 2]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(parts).toEqual([]);
  state.isHeld = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(parts).toEqual([[1, 2]]);
});

test("Products that the holder has had minutes for are forgotten", async () => {
  const { state, parts, index } = openStandby();
  await index([1]);
  await vi.advanceTimersByTimeAsync(200_000);
  await index([2]);
  await vi.advanceTimersByTimeAsync(150_000);
  state.isHeld = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(parts).toEqual([[2]]);
});

test("What cannot be indexed after the change of the holder is tried again, and reported", async () => {
  const { state, parts, onError, index } = openStandby();
  await index([1]);
  Object.assign(state, { isHeld: true, isBroken: true });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(onError).toHaveBeenCalledOnce();
  state.isBroken = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(parts).toEqual([[1]]);
});
