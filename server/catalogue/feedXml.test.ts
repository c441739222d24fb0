import { expect, test } from "vitest";
import { backorderDay, feedXml } from "./feedXml.ts";

async function* items() {
  yield {
    elements: [
      ["g:id", "7"],
      ["g:availability", "backorder"],
    ] as [string, string][],
  };
}

async function itemIn(backorder: string | undefined): Promise<string> {
  let text = "";
  for await (const part of feedXml(items(), { name: "S", siteUrl: "https://s.example", backorder }))
    text += part;
  return /<item>.*<\/item>/.exec(text)?.[0] ?? "";
}

test("A product on backorder has a date in the feed, as merchant programs require", async () => {
  const day = backorderDay(21, Date.parse("2026-11-29T12:00:00Z"));
  expect(await itemIn(day)).toBe(
    "<item><g:id>7</g:id><g:availability>backorder</g:availability>" +
      "<g:availability_date>2026-12-20T00:00Z</g:availability_date></item>",
  );
});

test("A product on backorder is out of stock in the feed of a shop that names no date", async () => {
  expect(await itemIn(backorderDay(undefined, 0))).toBe(
    "<item><g:id>7</g:id><g:availability>out_of_stock</g:availability></item>",
  );
});
