import { resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { treeOptions, treeReport } from "./treeCommand.ts";

const FLAGS = { fresh: false, "without-pictures": false };

test("--out alone brings all pages of a tree up to date, with pictures", () => {
  expect(treeOptions(FLAGS)).toBeUndefined();
  expect(treeOptions({ ...FLAGS, out: "public" })).toEqual({
    tree: resolve("public"),
    most: undefined,
    changed: undefined,
    isFresh: false,
    hasPictures: true,
  });
});

test("named changes are read as tags", () => {
  const options = treeOptions({ ...FLAGS, out: "public", changed: ["product:1", "category:2"] });
  expect([...(options?.changed ?? [])]).toEqual(["post:1", "lists", "term:2"]);
});

test.each([
  [{ most: "1" }, "These flags need a folder"],
  [{ out: "public", most: "0" }, "--most=0 is no number of pages"],
  [{ out: "public", changed: ["mug"] }, "--changed=mug names no record"],
])("invalid flags %o end the command with a sentence", (flags, sentence) => {
  const exit = vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(() => treeOptions({ ...FLAGS, ...flags })).toThrow("exit 2");
  expect(write.mock.calls.flat().join("")).toContain(sentence);
  exit.mockRestore();
  write.mockRestore();
});

test("the report has the numbers that are not zero", () => {
  const result = {
    pages: 10,
    current: 5,
    removed: 0,
    pictures: 3,
    hasServerParts: true,
    failed: [],
    unnamed: ["/a%2Fb"],
    leftOut: [],
  };
  expect(treeReport({ tree: "/srv/public" }, result, 0, 2000)).toEqual([
    "Prerendered 10 pages into /srv/public in 2.0 s, 5.0 a second.",
    "5 were up to date, 3 pictures were written.",
    "nginx includes /srv/public.state/nginx: reload it.",
    "Left to the server: /a%2Fb",
  ]);
  const unchanged = { ...result, hasServerParts: false };
  expect(treeReport({ tree: "/srv/public" }, unchanged, 0).join()).not.toContain("nginx");
});
