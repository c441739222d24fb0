import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { listedAhead } from "./listedAhead.ts";

async function* numbers(count: number, error?: Error) {
  for (let number = 1; number <= count; number += 1) {
    await setImmediate();
    yield number;
  }
  if (error) throw error;
}

test("a list's length is known while its first items are taken", async () => {
  const { items, total } = listedAhead(numbers(5));
  expect(total()).toBeUndefined();
  expect((await items.next()).value).toBe(1);
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  expect(total()).toBe(5);
  const rest: number[] = [];
  for await (const item of items) rest.push(item);
  expect(rest).toEqual([2, 3, 4, 5]);
});

test("items are taken as fast as they are listed", async () => {
  const { items } = listedAhead(numbers(50));
  const taken: number[] = [];
  for await (const item of items) taken.push(item);
  expect(taken).toHaveLength(50);
});

test("an empty list ends at once", async () => {
  const { items, total } = listedAhead(numbers(0));
  expect((await items.next()).done).toBe(true);
  expect(total()).toBe(0);
});

test("the error of a list reaches the one who takes its items, after those before it", async () => {
  const { items } = listedAhead(numbers(2, new Error("The backend gave no list.")));
  const taken: number[] = [];
  await expect(async () => {
    for await (const item of items) taken.push(item);
  }).rejects.toThrow("The backend gave no list.");
  expect(taken).toEqual([1, 2]);
});
