import { expect, test } from "vitest";
import { createFairQueue } from "./limiter.ts";

/** Creates a queue with a crowd's jobs 1 to `count`. */
function queueWith(count: number) {
  const queue = createFairQueue<number>();
  for (let job = 1; job <= count; job += 1) queue.add("crowd", job);
  return queue;
}

test("A fair queue serves a client's jobs in the order of their arrival", () => {
  const queue = queueWith(3);
  expect([queue.next(), queue.next(), queue.next(), queue.next()]).toEqual([1, 2, 3, undefined]);
  expect(queue.size()).toBe(0);
});

test("A client with one job waits for one job of every other client, however many they have", () => {
  const queue = queueWith(100);
  queue.add("shopper", 1000);
  expect([queue.next(), queue.next(), queue.next()]).toEqual([1, 1000, 2]);
});

test("A client that may have no job yet keeps its turn", () => {
  const queue = queueWith(2);
  queue.add("shopper", 1000);
  expect(queue.next((client) => client === "shopper")).toBe(1000);
  expect(queue.next((client) => client === "shopper")).toBeUndefined();
  expect([queue.next(), queue.next()]).toEqual([1, 2]);
});

test("A job that was removed is not served", () => {
  const queue = queueWith(2);
  queue.remove("crowd", 1);
  queue.remove("crowd", 1);
  queue.remove("shopper", 2);
  expect([queue.size(), queue.next(), queue.next()]).toEqual([1, 2, undefined]);
});

test("The client with most jobs gives up its latest one for a client with fewer", () => {
  const queue = queueWith(3);
  expect(queue.displace("shopper")).toBe(3);
  expect(queue.size()).toBe(2);
  expect([queue.next(), queue.next()]).toEqual([1, 2]);
});

test("A client gives up no job for another of its own, nor for a client with as many", () => {
  const queue = queueWith(2);
  expect(queue.displace("crowd")).toBeUndefined();
  queue.add("shopper", 10);
  queue.add("shopper", 11);
  expect(queue.displace("shopper")).toBeUndefined();
  expect(queue.size()).toBe(4);
});
