import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { drawWordmark } from "./drawWordmark.ts";

test.each(globSync("packages/themes/*/wordmark.json"))(
  "the committed %s matches the theme's typeface",
  async (file) => {
    const { name, weight, spacing, capitals, ...drawn } = JSON.parse(
      readFileSync(file, "utf8"),
    ) as Awaited<ReturnType<typeof drawWordmark>>;
    const style = join(dirname(file), "fonts.css");
    const lettering = { name, weight, spacing, ...(capitals && { capitals }) };
    expect(await drawWordmark(style, lettering)).toMatchObject(drawn);
  },
);

test("a wordmark is as wide as its letters, and draws each of them", async () => {
  const draw = (name: string) =>
    drawWordmark("packages/themes/osier/fonts.css", { name, weight: 480, spacing: -0.02 });
  const [short, long] = await Promise.all([draw("in"), draw("inin")]);
  expect(long.width).toBeGreaterThan(1.9 * short.width);
  expect(long.path.split("m")).toHaveLength(2 * short.path.split("m").length - 1);
});
