import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDiskLimit } from "./diskLimit.ts";

let folder = "";
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "vitrine-limit-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Writes a file of a hundred bytes that was used some days ago. */
async function writeUsed(name: string, daysAgo: number): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, Buffer.alloc(100));
  const usedAt = Date.now() / 1000 - daysAgo * 24 * 3600;
  await utimes(file, usedAt, usedAt);
}

async function names(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
}

test("A full folder loses the least recently used files, in all its subfolders", async () => {
  for (const [place, name] of ["x/a", "y/b", "x/c", "y/d", "z/e"].entries()) {
    await writeUsed(name, place);
  }
  await createDiskLimit(folder, 450).tidy();
  expect(await names()).toEqual(["a", "b", "c", "d"]);
});

test("A folder within its limit loses no file", async () => {
  for (const [place, name] of ["a", "b", "c"].entries()) await writeUsed(name, place);
  await createDiskLimit(folder, 300).tidy();
  expect(await names()).toEqual(["a", "b", "c"]);
});

test("A file that is not counted stays", async () => {
  for (const [place, name] of ["a.page", "b.page", "c.page"].entries())
    await writeUsed(name, place);
  await writeUsed("marker.json", 9);
  await createDiskLimit(folder, 150, (name) => name.endsWith(".page")).tidy();
  expect(await names()).toEqual(["a.page", "marker.json"]);
});

test("The folder is measured once a tenth of its limit was written", async () => {
  const limit = createDiskLimit(folder, 1_000);
  for (let place = 0; place < 11; place += 1) await writeUsed(`${place}`, place);
  limit.count(90);
  await new Promise((done) => setTimeout(done, 50));
  expect(await names()).toHaveLength(11);
  limit.count(20);
  await expect.poll(names).toHaveLength(9);
});

test("A folder that does not exist is within its limit", async () => {
  await expect(createDiskLimit(join(folder, "none"), 1).tidy()).resolves.toBeUndefined();
});
