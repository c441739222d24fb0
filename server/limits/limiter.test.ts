import { expect, test, vi } from "vitest";
import { createLimiter, createFairQueue } from "./limiter.ts";

/** Starts jobs that run until they are ended. */
function jobsIn<Name extends string>(limiter: ReturnType<typeof createLimiter<Name>>) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: Name, job: string) =>
    limiter.take(name, () => {
      started.push(job);
      return new Promise<void>((resolve) => ends.set(job, resolve));
    });
  return { started, run, end: (job: string) => ends.get(job)?.() };
}

test("The limiter runs jobs up to its bound, queues a few more, and rejects the rest", async () => {
  const limiter = createLimiter({ job: { startsBelow: 2, mayWait: 1 } }, () => new Error("full"));
  const { started, run, end } = jobsIn(limiter);
  const taken = [run("job", "a"), run("job", "b"), run("job", "c")];
  await expect(run("job", "d")).rejects.toThrow("full");
  expect(started).toEqual(["a", "b"]);
  expect(limiter.counts()).toEqual({ job: { running: 2, waiting: 1, rejected: 1 } });
  end("a");
  await taken[0];
  await expect.poll(() => started).toEqual(["a", "b", "c"]);
  for (const job of ["b", "c"]) end(job);
  await Promise.all(taken);
  expect(limiter.isBusy()).toBe(false);
});

test("Clients take turns in a queue, and the one with most jobs makes room when it is full", async () => {
  const classes = { job: { startsBelow: 1, mayWait: 3 } };
  const limiter = createLimiter(classes, () => new Error("full"));
  const first = Promise.withResolvers<void>();
  const started: string[] = [];
  const run = (client: string, job: string, work: Promise<void> = Promise.resolve()) =>
    limiter.take("job", () => (started.push(job), work), client).then(() => "done", String);
  const taken = [run("crowd", "a", first.promise)];
  for (const job of ["b", "c", "d"]) taken.push(run("crowd", job));
  expect(await run("crowd", "e")).toBe("Error: full");
  taken.push(run("shopper", "f"));
  first.resolve();
  expect(await Promise.all(taken)).toEqual(["done", "done", "done", "Error: full", "done"]);
  expect(started).toEqual(["a", "b", "f", "c"]);
  expect(limiter.counts()).toEqual({ job: { running: 0, waiting: 0, rejected: 2 } });
});

test("A failed job frees its slot", async () => {
  const limiter = createLimiter({ job: { startsBelow: 1, mayWait: 0 } });
  const broken = limiter.take("job", () => Promise.reject(new Error("broken")));
  await expect(broken).rejects.toThrow("broken");
  await expect(limiter.take("job", async () => "next")).resolves.toBe("next");
});

test("A free slot goes to the first class, and a reserved slot to its own class alone", async () => {
  const classes = { first: { startsBelow: 3 }, second: { startsBelow: 1, reserved: 1 } };
  const { started, run, end } = jobsIn(createLimiter(classes));
  const taken = [run("first", "a"), run("first", "b"), run("first", "c")];
  // The reserved slot: this job starts although three jobs run.
  taken.push(run("second", "d"), run("second", "e"), run("first", "f"));
  await expect.poll(() => started).toEqual(["a", "b", "c", "d"]);
  end("a");
  await taken[0];
  expect(started).toHaveLength(4);
  end("b");
  await taken[1];
  await expect.poll(() => started.at(-1)).toBe("f");
  for (const job of ["c", "d", "f"]) end(job);
  await expect.poll(() => started.at(-1)).toBe("e");
  end("e");
  await Promise.all(taken);
});

test("A job that waits too long is rejected and leaves the queue", async () => {
  vi.useFakeTimers();
  const limiter = createLimiter({ job: { startsBelow: 1, maxWaitMs: 100 } });
  const { run, end } = jobsIn(limiter);
  const first = run("job", "a");
  const second = run("job", "b").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  expect(String(await second)).toMatch("too many jobs");
  expect(limiter.counts().job).toEqual({ running: 1, waiting: 0, rejected: 1 });
  end("a");
  await first;
  vi.useRealTimers();
});

test("A job frees its slot while it waits for something else, and gets one back at once", async () => {
  const limiter = createLimiter({ job: { startsBelow: 1, mayWait: 0 } });
  const lock = Promise.withResolvers<void>();
  const waits = Promise.withResolvers<void>();
  const first = limiter.take("job", async (lend) => {
    await lend(() => {
      waits.resolve();
      return lock.promise;
    });
    return limiter.counts().job.running;
  });
  const { run, end } = jobsIn(limiter);
  await waits.promise;
  await Promise.resolve();
  const second = run("job", "b");
  lock.resolve();
  expect(await first).toBe(2);
  end("b");
  await second;
  expect(limiter.isBusy()).toBe(false);
});

test("A job that waits twice at once frees one slot, and a wait that outlives its job takes none", async () => {
  const limiter = createLimiter({ job: { startsBelow: 2 } });
  const running = () => limiter.counts().job.running;
  const [short, long] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const later: Promise<void>[] = [];
  await limiter.take("job", async (lend) => {
    const both = [lend(() => short.promise), lend(() => long.promise)];
    expect(running()).toBe(0);
    short.resolve();
    await both[0];
    expect(running()).toBe(1);
    later.push(lend(() => long.promise));
  });
  expect(running()).toBe(0);
  long.resolve();
  await Promise.all(later);
  expect(running()).toBe(0);
});

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
