import { expect, test } from "vitest";
import { createLimiter } from "./limiter.ts";

test("The limiter runs so many jobs at once, queues as many, and rejects the rest", async () => {
  const turns = createLimiter(2, 1);
  const ends: (() => void)[] = [];
  const work = () => turns.take(() => new Promise<void>((resolve) => ends.push(resolve)));
  const taken = [work(), work(), work()];
  await expect(work()).rejects.toMatchObject({ status: 503 });
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await taken[0];
  expect(turns.isBusy()).toBe(true);
  await expect.poll(() => ends.length).toBe(3);
  for (const end of ends) end();
  await Promise.all(taken);
  expect(turns.isBusy()).toBe(false);
});

test("A failed job frees its slot", async () => {
  const turns = createLimiter(1, 0);
  await expect(turns.take(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(turns.take(async () => "next")).resolves.toBe("next");
});
