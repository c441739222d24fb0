import { expect, test, vi } from "vitest";
import { createCallRunner } from "./callRunner.ts";
import type { EndedCall } from "./callRunner.ts";

const call = { body: "" };
const view = { kind: "graphql", priority: "view" } as const;
const queue = { run: <Result>(_: object, work: () => Promise<Result>) => work() };

function runnerWith(requireAllowed: () => void = () => {}) {
  const runner = createCallRunner({ queue, requireAllowed });
  const ended: EndedCall[] = [];
  const stop = runner.observe((one) => ended.push(one));
  return { ...runner, ended, stop };
}

test("A runner reports a sent call to its observers, failed or not, until they unsubscribe", async () => {
  const { run, ended, stop, refused } = runnerWith();
  expect(await run(call, view, async () => "response")).toBe("response");
  await expect(run(call, view, () => Promise.reject(new Error("unavailable")))).rejects.toThrow(
    "unavailable",
  );
  expect(ended).toMatchObject([
    { ...view, isAnswered: true },
    { ...view, isAnswered: false },
  ]);
  stop();
  await run(call, view, async () => "response");
  expect(ended).toHaveLength(2);
  expect(refused().view).toBe(0);
});

test("A runner counts a call that is not allowed, and neither queues nor reports it", async () => {
  const queued = vi.spyOn(queue, "run");
  const { run, ended, refused } = runnerWith(() => {
    throw new Error("the breaker is open");
  });
  await expect(run(call, view, async () => "response")).rejects.toThrow("the breaker is open");
  expect(queued).not.toHaveBeenCalled();
  expect(ended).toEqual([]);
  expect(refused()).toEqual({ checkout: 0, cart: 0, view: 1, refresh: 0, picture: 0 });
});

test("A runner sends no call that is no longer allowed when its turn comes", async () => {
  const allow = vi.fn().mockImplementationOnce(() => {});
  allow.mockImplementation(() => {
    throw new Error("the breaker is open");
  });
  const { run, refused } = runnerWith(allow);
  const work = vi.fn(async () => "response");
  await expect(run(call, view, work)).rejects.toThrow("the breaker is open");
  expect(work).not.toHaveBeenCalled();
  expect(refused().view).toBe(1);
});
