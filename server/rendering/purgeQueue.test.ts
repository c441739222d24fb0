import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PurgeError } from "./purgeApis.ts";
import { createPurgeQueue } from "./purgeQueue.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a queue of an API that takes three tags at once; returns the purges that it got. */
function open() {
  const state = { error: undefined as Error | undefined };
  const sent: (readonly string[])[] = [];
  const onState = vi.fn();
  const send = async (tags: readonly string[]) => {
    sent.push(tags);
    if (state.error) throw state.error;
  };
  return { state, sent, onState, queue: createPurgeQueue({ maxTags: 3, send }, onState) };
}

test("Tags of one moment are purged together, each once", async () => {
  const { queue, sent } = open();
  queue.add(["a", "b"]);
  queue.add(["b", "c"]);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([["a", "b", "c"]]);
});

test("More tags than the API takes at once are purged in parts", async () => {
  const { queue, sent } = open();
  queue.add(["a", "b", "c", "d"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([["a", "b", "c"], ["d"]]);
});

test("A purge that fails is repeated after one, two, four seconds, and reported once", async () => {
  const { state, queue, sent, onState } = open();
  state.error = new Error("connection refused");
  queue.add(["a"]);
  await vi.advanceTimersByTimeAsync(200 + 1_000 + 2_000);
  expect(sent).toHaveLength(3);
  expect(onState.mock.calls).toEqual([[true, state.error]]);
  state.error = undefined;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(sent.at(-1)).toEqual(["a"]);
  expect(onState).toHaveBeenLastCalledWith(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(4);
});

test("The API's own time to wait is kept, up to a minute", async () => {
  const { state, queue, sent } = open();
  state.error = new PurgeError("limited", 30_000);
  queue.add(["a"]);
  await vi.advanceTimersByTimeAsync(200 + 29_000);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(2);
});

test("More than a thousand tags become one for all pages, and no other joins it", async () => {
  const { queue, sent } = open();
  queue.add(Array.from({ length: 1_001 }, (_, id) => `v-p${id}`));
  queue.add(["v-p2000"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([["v-all"]]);
});

test("What waits at the end is purged before it, and nothing after it", async () => {
  const { queue, sent } = open();
  queue.add(["a"]);
  await queue.close();
  expect(sent).toEqual([["a"]]);
  queue.add(["b"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(1);
});
