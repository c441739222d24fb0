import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { deleteFinished, isStored, readFinished, storeRange, sumOf } from "./storedFigures.ts";

const figuresOf = (schedules: number, slowestMs: number) => ({
  counts: { schedules, slowestMs },
  failures: [],
  seconds: 1,
  date: "2026-11-26",
  commit: "aaaaaaaa",
  machine: "a machine",
});

async function temporaryStore(): Promise<string> {
  const store = await mkdtemp(join(tmpdir(), "vitrine-figures-"));
  onTestFinished(() => rm(store, { recursive: true }));
  return store;
}

const countsIn = async (store: string) => sumOf(await readFinished(store, "schedules")).counts;

test("Figures of a range replace those of ranges within it, and are summed up with the others", async () => {
  const store = await temporaryStore();
  await storeRange(store, "schedules", [1, 50], figuresOf(50, 900));
  await storeRange(store, "schedules", [101, 200], figuresOf(100, 300));
  await storeRange(store, "schedules", [1, 100], figuresOf(100, 400));
  expect(await countsIn(store)).toEqual({ schedules: 200, slowestMs: 400 });
});

test("Runs that store at the same time keep each other's figures", async () => {
  const store = await temporaryStore();
  const starts = Array.from({ length: 20 }, (_, block) => block * 100 + 1);
  await Promise.all(
    starts.map((from) => storeRange(store, "schedules", [from, from + 99], figuresOf(100, 300))),
  );
  expect(await countsIn(store)).toEqual({ schedules: 2000, slowestMs: 300 });
});

test("Deleting the figures of one part leaves those of the others", async () => {
  const store = await temporaryStore();
  await storeRange(store, "kills", [1, 25], figuresOf(25, 900));
  await storeRange(store, "schedules", [1, 100], figuresOf(100, 300));
  await deleteFinished(store, "kills");
  expect(await readFinished(store, "kills")).toEqual({});
  expect(await countsIn(store)).toEqual({ schedules: 100, slowestMs: 300 });
});

test("A range counts as stored if it is within a stored one", async () => {
  const store = await temporaryStore();
  await storeRange(store, "schedules", [1, 100], figuresOf(100, 300));
  const finished = await readFinished(store, "schedules");
  expect(isStored(finished, [1, 50])).toBe(true);
  expect(isStored(finished, [1, 100])).toBe(true);
  expect(isStored(finished, [1, 200])).toBe(false);
  expect(isStored(finished, [101, 200])).toBe(false);
});
