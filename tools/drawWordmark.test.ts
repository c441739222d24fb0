import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawWordmark } from "./drawWordmark.ts";

test("the committed wordmark matches the installed typeface", async () => {
  const committed = JSON.parse(readFileSync("components/frame/wordmark.json", "utf8")) as {
    name: string;
  };
  expect(await drawWordmark(committed.name)).toEqual(committed);
});

test("a wordmark is as wide as its letters, and draws each of them", async () => {
  const [short, long] = await Promise.all([drawWordmark("in"), drawWordmark("inin")]);
  expect(long.width).toBeGreaterThan(1.9 * short.width);
  expect(long.path.split("m")).toHaveLength(2 * short.path.split("m").length - 1);
});
