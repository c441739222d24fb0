import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { afterKilledRun } from "./killedRun.ts";

test("the files that a killed run left half written are removed by the next run", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-killed-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const tree = join(folder, "public");
  await mkdir(join(tree, "a"), { recursive: true });
  const killed = afterKilledRun(tree, async () => {
    await writeFile(join(tree, "a/index.html"), "whole");
    await writeFile(join(tree, "a/index.html.12.x1y2.tmp"), "half");
    throw new Error("killed");
  });
  await expect(killed).rejects.toThrow("killed");
  const found = await afterKilledRun(tree, () => readdir(join(tree, "a")));
  expect(found).toEqual(["index.html"]);
  expect(await readdir(`${tree}.state`)).toEqual([]);
});
