import { mkdtemp, readFile, readdir, rm, stat, utimes, mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import {
  fileNames,
  pageFiles,
  removeServed,
  stateFolder,
  writeServed,
  afterKilledRun,
} from "./treeFiles.ts";

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-files-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("a page's files are in a folder with the decoded name of its path", () => {
  expect(pageFiles("/tree", "/product/%D1%87%D0%B0%D0%B9")).toEqual({
    html: "/tree/product/чай/index.html",
    payload: "/tree/product/чай/_payload.json",
  });
  expect(pageFiles("/tree", "/").html).toBe("/tree/index.html");
});

test.each(["/a%2Fb", "/%2E%2E/b", "/a%00", "/a%5Cb", `/${"a".repeat(300)}`, "/%E0%A4%A"])(
  "%s cannot be a file",
  (path) => {
    expect(fileNames(path)).toBeUndefined();
    expect(() => pageFiles("/tree", path)).toThrow("cannot be a file");
  },
);

test("the records are beside the tree", () => {
  expect(stateFolder("/srv/public/")).toBe("/srv/public.state");
});

test("a served file has a gzip copy, and keeps its time while its content stays", async () => {
  const folder = await openFolder();
  const file = join(folder, "page/index.html");
  await writeServed(file, "one");
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe("one");
  await utimes(file, 1, 1);
  await writeServed(file, "one");
  expect((await stat(file)).mtimeMs).toBe(1000);
  await writeServed(file, "two");
  expect((await stat(file)).mtimeMs).toBeGreaterThan(1000);
  await removeServed(file);
  expect(await readdir(folder)).toEqual([]);
});

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
