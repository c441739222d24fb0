import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createLoopTurns } from "./admission.ts";

/** Starts steps of these ranks; each takes this many milliseconds on a test clock. */
function stepsOf(ranks: readonly number[], takesMs: number) {
  let time = 0;
  const turns = createLoopTurns(() => time);
  const begun: number[] = [];
  const done = ranks.map(async (rank) => {
    await turns.wait(rank);
    begun.push(rank);
    time += takesMs;
  });
  return { begun, done: Promise.all(done) };
}

test("A turn of the event loop begins no step once its time budget is used up", async () => {
  const { begun, done } = stepsOf([1, 1, 1], 8);
  await nextTurn();
  expect(begun).toHaveLength(1);
  await done;
  expect(begun).toHaveLength(3);
});

test("Cheap steps share one turn of the event loop", async () => {
  const { begun, done } = stepsOf([1, 1, 1, 1], 1);
  await nextTurn();
  expect(begun).toHaveLength(4);
  await done;
});

test("isBusy returns true while a step waits", async () => {
  const turns = createLoopTurns();
  expect(turns.isBusy()).toBe(false);
  const step = turns.wait(0);
  expect(turns.isBusy()).toBe(true);
  await step;
  expect(turns.isBusy()).toBe(false);
});

test("The step of the lowest rank begins first, and every fourth step is the oldest one", async () => {
  const { begun, done } = stepsOf([2, 2, 1, 0, 0, 0, 1], 0);
  await done;
  expect(begun).toEqual([0, 0, 0, 2, 1, 1, 2]);
});
