import { fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { distribute } from "./distribute.ts";

/** Worker that renders nothing: a path can make it report a failure, or end its process. */
const WORKER = `
process.on("message", (paths) => {
  if (paths.includes("deadly")) process.kill(process.pid, "SIGKILL");
  else process.send({ failed: paths.filter((path) => path === "bad") });
});
process.send({ failed: [] });
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "workers-"));
  writeFileSync(join(folder, "worker.mjs"), WORKER);
});
afterAll(() => rmSync(folder, { recursive: true }));

const startWorkers = (count: number) =>
  Array.from({ length: count }, () => fork(join(folder, "worker.mjs")));

async function* batchesOf(...batches: string[][]): AsyncGenerator<string[]> {
  yield* batches;
}

test("distribute counts every page and names every failed one", async () => {
  const result = await distribute(batchesOf(["a", "bad"], ["b"], ["c"]), startWorkers(2));
  expect(result).toEqual({ pages: 3, failed: ["bad"] });
});

test("distribute reports the pages rendered so far after each batch", async () => {
  const reported: number[] = [];
  const batches = batchesOf(["a", "b"], ["bad"], ["c"]);
  await distribute(batches, startWorkers(1), (pages) => reported.push(pages));
  expect(reported).toEqual([2, 2, 3]);
});

test("A killed worker fails its batch, and the other continues", async () => {
  const batches = batchesOf(["deadly", "a"], ["b"], ["c"]);
  const result = await distribute(batches, startWorkers(2));
  expect(result).toEqual({ pages: 2, failed: ["deadly", "a"] });
});

test("distribute rejects if the last worker is killed", async () => {
  const distributing = distribute(batchesOf(["deadly"], ["a"]), startWorkers(1));
  await expect(distributing).rejects.toThrow("SIGKILL");
});
