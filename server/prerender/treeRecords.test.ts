import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openTreeRecords, tagsOfChange } from "./treeRecords.ts";
import type { WrittenPage } from "./treePages.ts";

const INPUTS = { code: "build", settings: "settings" };

const page = (path: string, tags: readonly string[] = []): WrittenPage => ({
  path,
  data: "data",
  html: "html",
  style: `style of ${path}`,
  tags: ["all", ...tags],
  pictures: [`/img/160${path}.jpg`],
});

function openRecords() {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-records-"));
  const records = openTreeRecords(folder);
  onTestFinished(() => {
    records.close();
    rmSync(folder, { recursive: true });
  });
  return { folder, records };
}

test("a page is current until the code, the settings or a record in its data changes", () => {
  const { records } = openRecords();
  expect(records.areFrom(INPUTS)).toBe(false);
  records.save([page("/a", ["post:1"]), page("/b", ["post:12"])], INPUTS);
  expect(records.isCurrent("/a", INPUTS)).toBe(true);
  expect(records.areFrom(INPUTS)).toBe(true);
  expect(records.isCurrent("/a", { ...INPUTS, code: "newer" })).toBe(false);
  expect(records.isCurrent("/a", { ...INPUTS, settings: "other" })).toBe(false);
  expect(records.areFrom({ ...INPUTS, code: "newer" })).toBe(false);
  expect(records.outdate(new Set(["post:1"]))).toEqual(["/a"]);
  expect(records.isCurrent("/a", INPUTS)).toBe(false);
  expect(records.isCurrent("/b", INPUTS)).toBe(true);
  records.save([page("/a")], INPUTS);
  expect(records.isCurrent("/a", INPUTS)).toBe(true);
});

test("a comparison outdates the pages of new, changed and removed records, and all lists", () => {
  const { records } = openRecords();
  const before = { "post:1": "a", "post:2": "b", "post:3": "c" };
  records.compare(new Map(Object.entries(before)));
  const pages = ["post:1", "post:2", "post:3", "lists"].map((tag) => page(`/${tag}`, [tag]));
  records.save(pages, INPUTS);
  records.compare(new Map(Object.entries(before)));
  expect(pages.every(({ path }) => records.isCurrent(path, INPUTS))).toBe(true);
  records.compare(new Map(Object.entries({ "post:1": "a", "post:2": "other" })));
  const current = pages.filter(({ path }) => records.isCurrent(path, INPUTS));
  expect(current.map(({ path }) => path)).toEqual(["/post:1"]);
});

test("a removed page has no record, and a written picture is no longer missing", () => {
  const { records } = openRecords();
  records.save([page("/a"), page("/b")], INPUTS);
  records.remove(["/a"]);
  expect(records.paths()).toEqual(["/b"]);
  expect([...records.styles()]).toEqual([["/b", "style of /b"]]);
  records.notePictures(["/img/160/a.jpg"]);
  records.save([page("/a")], INPUTS);
  expect(records.missingPictures()).toEqual(["/img/160/b.jpg"]);
});

test("the parts for web servers are current until a page comes, goes or gets another style", () => {
  const { records } = openRecords();
  const areCurrentAfter = (change: () => void) => {
    records.noteServerParts();
    change();
    return records.areServerPartsCurrent();
  };
  expect(records.areServerPartsCurrent()).toBe(false);
  expect(areCurrentAfter(() => records.save([page("/a")], INPUTS))).toBe(false);
  expect(areCurrentAfter(() => records.save([{ ...page("/a"), html: "other" }], INPUTS))).toBe(
    true,
  );
  expect(areCurrentAfter(() => records.save([{ ...page("/a"), style: "b" }], INPUTS))).toBe(false);
  expect(areCurrentAfter(() => records.remove(["/b"]))).toBe(true);
  expect(areCurrentAfter(() => records.remove(["/a"]))).toBe(false);
});

test("a second process cannot open the records of a tree that is being written", () => {
  const { folder, records } = openRecords();
  records.save([page("/a")], INPUTS);
  expect(() => openTreeRecords(folder)).toThrow("locked");
});

test("a named change has the tags of its record and of the lists", () => {
  expect(tagsOfChange("product:12")).toEqual(["post:12", "lists"]);
  expect(tagsOfChange("category:3")).toEqual(["term:3", "lists"]);
  expect(tagsOfChange("all")).toEqual(["all"]);
  expect(tagsOfChange("product:")).toBeUndefined();
  expect(tagsOfChange("constructor:1")).toBeUndefined();
});

test("attributes of some products are added to those of all products", () => {
  const { records } = openRecords();
  records.keepAttributes(["pa_old", "pa_size"]);
  records.keepAttributes(["pa_size", "pa_glaze"]);
  expect(records.addAttributes(["pa_scent", "pa_size"])).toEqual([
    "pa_glaze",
    "pa_scent",
    "pa_size",
  ]);
  expect(records.addAttributes([])).toHaveLength(3);
});
