import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { BackendError } from "../../../relay/contract/errors.ts";
import { fail, once, pass } from "./doctorCheck.ts";
import type { Check, ExaminedShop, Finding } from "./doctorCheck.ts";
import { runChecks, worstOf } from "./runChecks.ts";

const shop = {} as ExaminedShop;

const check = (id: string, run: () => Promise<Finding>, needs: readonly string[] = []): Check => ({
  id,
  means: `Meaning of ${id}.`,
  needs,
  run,
});
const passing = (id: string, needs?: readonly string[]) =>
  check(id, async () => pass("Good."), needs);
const failing = (id: string, needs?: readonly string[]) =>
  check(id, async () => fail("Bad.", "Correct it."), needs);

/** Runs checks; returns their results by their ids. */
async function resultsOf(checks: readonly Check[], limitMs = 1000) {
  const reports = await runChecks(checks, shop, { limitMs });
  return Object.fromEntries(reports.map(({ id, result }) => [id, result]));
}

test("A check is skipped if one that it needs has failed, and so are those that need it", async () => {
  const checks = [failing("a"), passing("b", ["a"]), passing("c", ["b"]), passing("d")];
  expect(await resultsOf(checks)).toEqual({ a: "fail", b: "skip", c: "skip", d: "pass" });
  const [, b, c] = await runChecks(checks, shop, { limitMs: 1000 });
  for (const report of [b, c]) expect(report?.found).toContain("“a” failed");
});

test("A shop that does not respond to a check is its failure, and the next check runs", async () => {
  const silent = check("a", () =>
    Promise.reject(new BackendError("the backend could not be reached", { effect: "none" })),
  );
  expect(await resultsOf([silent, passing("b")])).toEqual({ a: "fail", b: "pass" });
});

test("An error of the doctor itself is not the shop's", async () => {
  const broken = check("a", () => Promise.reject(new TypeError("no such property")));
  await expect(resultsOf([broken])).rejects.toThrow("no such property");
});

test("Checks for which there is no time are skipped", async () => {
  const slow = check("a", async () => {
    await pause(5000, undefined, { ref: false });
    return pass("Late.");
  });
  expect(await resultsOf([slow, passing("b")], 30)).toEqual({ a: "skip", b: "skip" });
});

test("The worst of several results counts", async () => {
  expect(worstOf([])).toBe("pass");
  expect(worstOf(await runChecks([passing("a"), failing("b")], shop, { limitMs: 1000 }))).toBe(
    "fail",
  );
});

test("A reading is made once per shop", async () => {
  let count = 0;
  const read = once(async () => (count += 1));
  expect([await read(shop), await read(shop), await read({ ...shop })]).toEqual([1, 1, 2]);
});
