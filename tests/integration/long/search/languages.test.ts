import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openSearch, startEmbedded } from "#tests/worlds/backends/embeddedShop.ts";
import { removeFolder } from "#tests/worlds/servers/shop.ts";

const keys = { appId: "test", searchKey: "search", adminKey: "admin" };

/** Opens the demonstration's search in a language; returns a function that lists names found. */
function openDemo(language: string) {
  let close = async () => {};
  let handle: (request: Request) => Promise<Response>;
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "search-"));
    const shop = await startEmbedded({ dataDir, sessionSeconds: 60, language });
    const follows = { catalogue: shop.catalogue([]), indexes: ["products"] };
    const search = openSearch({ ...keys, dataDir, onError: console.error, follows });
    ({ handle } = search);
    close = async () => {
      search.close();
      shop.close();
      await removeFolder(dataDir);
    };
  });
  afterAll(() => close());

  return async (query: string): Promise<string[]> => {
    const response = await handle(
      new Request("http://shop.example/1/indexes/*/queries", {
        method: "POST",
        headers: { "x-algolia-application-id": "test", "x-algolia-api-key": "search" },
        body: JSON.stringify({ requests: [{ indexName: "products", query }] }),
      }),
    );
    const { results } = (await response.json()) as { results: { hits: { name: string }[] }[] };
    return (results[0]?.hits ?? []).map(({ name }) => name);
  };
}

describe("The German demonstration", () => {
  const found = openDemo("de");
  test.each([
    ["lampe", "Leuchte Vesper"],
    ["Lampen", "Pendelleuchte Dome"],
    ["schüsseln", "Schale Tarn"],
    ["Steinzeugbecher", "Becher Cabin"],
    ["blauer Becher", "Becher Cabin"],
    ["wand uhr", "Wanduhr Noon"],
    ["Uhren", "Wanduhr Noon"],
    ["körbe", "Weidenkorb Withy"],
    ["buerste", "Staubbürste aus Esche"],
    ["Kerzenleuchter", "Handleuchter"],
    ["tasse mit henkel", "Becher Cabin"],
    ["seife für die hände", "Gartenseife"],
  ])("is searched by “%s” for “%s”", async (query, name) => {
    expect(await found(query)).toContain(name);
  });
});

describe("The Arabic demonstration", () => {
  const found = openDemo("ar");
  test.each([
    ["الكوب", "كوب كابن"],
    ["اكواب", "كوب كابن"],
    ["كوب أزرق", "كوب كابن"],
    ["الوعاء", "وعاء تارن"],
    ["شمعه", "شمعة إمبر"],
    ["مصابيح", "مصباح فيسبر"],
    ["بطانيات", "بطانية دروف"],
    ["ابريق", "إبريق شاي هيرون"],
    ["منشفه للحمام", "مناشف وافل"],
    ["صابون من الزيتون", "صابون الحديقة"],
  ])("is searched by “%s” for “%s”", async (query, name) => {
    expect(await found(query)).toContain(name);
  });
});
