import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { removeOldPages, storedPagesNotice } from "./removeOldPages.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "old-pages-"))));
afterEach(() => rmSync(folder, { recursive: true }));

function makeFolder(name: string, days: number): void {
  const path = join(folder, name);
  mkdirSync(path);
  writeFileSync(join(path, "prerendered.json"), "{}");
  const time = Date.now() / 1000 - days * 24 * 3600;
  utimesSync(path, time, time);
}

test("Other builds' pages are deleted after a week, this build's never", async () => {
  makeFolder("new-1111", 30);
  makeFolder("new-2222", 30);
  makeFolder("old-1111", 8);
  makeFolder("late-1111", 6);
  await removeOldPages(join(folder, "new-1111"));
  expect(readdirSync(folder).toSorted()).toEqual(["late-1111", "new-1111", "new-2222"]);
});

test("Removing old pages succeeds if the data folder does not exist", async () => {
  await expect(removeOldPages(join(folder, "none", "new-1111"))).resolves.toBeUndefined();
});

test("The start says how many stored pages fit its settings, if any are stored", async () => {
  const current = join(folder, "new-1111");
  expect(await storedPagesNotice(current)).toBeUndefined();
  for (const name of ["new-1111/ab/1.page", "new-2222/ab/1.page", "new-2222/cd/2.page"]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), "");
  }
  writeFileSync(join(current, "prerendered.json"), "{}");
  expect(await storedPagesNotice(current)).toMatch(
    /^1 of 2 stored pages fit .* settings\. The others/,
  );
  expect(await storedPagesNotice(join(folder, "new-2222"))).toMatch(
    /^2 of 2 stored pages fit .*\.$/,
  );
});
