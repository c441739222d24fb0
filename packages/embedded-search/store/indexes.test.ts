import { describe, expect, test } from "vitest";
import { numbered, openGoods } from "#search/searchFixture.ts";
import { openIndexes } from "./indexes.ts";
import type { Indexes } from "./indexes.ts";
import { openSearchDatabase } from "./searchDatabase.ts";

const SETTINGS = {
  searchableAttributes: ["name"],
  replicas: ["goods_price", "virtual(goods_new)"],
};
const goods = numbered({ name: "Mug" }, { name: "Bowl" });

/** Returns the ids of all records of an index. */
async function idsIn(indexes: Indexes, name: string): Promise<string[]> {
  const { records } = await indexes.find(name).family.corpus();
  return records.after(0, 100).map(({ record }) => record.objectID);
}

/** Returns the number of records of an index whose text has a word. */
async function countOf(indexes: Indexes, name: string, word: string): Promise<number> {
  return (await indexes.find(name).family.corpus()).text.postingOf(word).length;
}

const missing = expect.objectContaining({ status: 404 });

describe("An index", () => {
  test("does not exist until it is written to, and has a creation time then", () => {
    const indexes = openIndexes(openSearchDatabase(":memory:"), () => 1_000);
    expect(() => indexes.find("goods")).toThrow(missing);
    expect(indexes.writable("goods")).toMatchObject({ name: "goods", created: 1_000 });
    expect(indexes.find("goods").settings).toEqual({});
  });

  test.each([
    ["an empty text", ""],
    ["an asterisk", "*"],
    ["257 letters", "x".repeat(257)],
  ])("cannot have %s as its name", (_, name) => {
    const indexes = openIndexes(openSearchDatabase(":memory:"), () => 0);
    expect(() => indexes.writable(name)).toThrow("indexName is not valid");
  });

  test("is unchanged, with its records and replicas, after the database is reopened", async () => {
    const { database, indexes } = await openGoods(goods, SETTINGS);
    const again = openIndexes(database, () => 0);
    const byName = ({ all }: Indexes) => new Map(all().map((row) => [row.name, row]));
    expect(byName(again)).toEqual(byName(indexes));
    expect(await idsIn(again, "goods_price")).toEqual(["1", "2"]);
  });

  test("takes its records and synonyms with it when it is removed", async () => {
    const { database, indexes } = await openGoods(goods);
    database.run("insert into synonym values ('goods', 'a', '{}')");
    indexes.remove("goods");
    indexes.remove("unknown");
    expect(() => indexes.find("goods")).toThrow(missing);
    expect(database.all("select * from synonym")).toEqual([]);
    indexes.writable("goods");
    expect(await idsIn(indexes, "goods")).toEqual([]);
  });
});

test("New settings of an index apply to the records that it has", async () => {
  const { indexes } = await openGoods(numbered({ name: "Mug", maker: "Hal" }), SETTINGS);
  expect(await countOf(indexes, "goods", "hal")).toBe(0);
  await indexes.setSettings("goods", { ...SETTINGS, searchableAttributes: ["maker"] });
  expect(await countOf(indexes, "goods_price", "hal")).toBe(1);
});

describe("A replica", () => {
  test("has its primary's records and settings, and rejects writes", async () => {
    const { indexes, save } = await openGoods(goods, SETTINGS);
    expect(indexes.find("goods_new")).toMatchObject({ primary: "goods", isVirtual: true });
    const { searchableAttributes } = SETTINGS;
    expect(indexes.find("goods_price").settings).toEqual({ searchableAttributes });
    await save({ objectID: "3", name: "Jug" });
    expect(await idsIn(indexes, "goods_price")).toEqual(["1", "2", "3"]);
    expect(() => indexes.writable("goods_price")).toThrow("it is a replica of goods");
  });

  test("keeps its records as an index of its own once its primary no longer lists it", async () => {
    const { indexes, save } = await openGoods(goods, SETTINGS);
    await indexes.setSettings("goods", { replicas: ["goods_price"] });
    await save({ objectID: "3", name: "Jug" });
    expect(indexes.find("goods_new")).toMatchObject({ primary: undefined, isVirtual: false });
    expect(await idsIn(indexes, "goods_new")).toEqual(["1", "2"]);
    expect(await countOf(indexes, "goods_new", "mug")).toBe(1);
  });

  test("outlives its primary", async () => {
    const { indexes } = await openGoods(goods, SETTINGS);
    indexes.remove("goods");
    expect(await idsIn(indexes, "goods_price")).toEqual(["1", "2"]);
  });

  test("cannot be its own primary, or have two", async () => {
    const { indexes } = await openGoods(goods, SETTINGS);
    await expect(indexes.setSettings("goods", { replicas: ["goods"] })).rejects.toThrow("its own");
    const second = indexes.setSettings("others", { replicas: ["goods_price"] });
    await expect(second).rejects.toThrow("goods_price is a replica of goods");
  });
});

test("Settings with too many searchable attributes are refused and not stored", async () => {
  const { indexes } = await openGoods(goods, SETTINGS);
  const searchableAttributes = Array.from({ length: 16 }, (_, number) => `part${number}`);
  const change = indexes.setSettings("goods_price", { searchableAttributes });
  await expect(change).rejects.toThrow("at most 16 attributes");
  expect(indexes.find("goods_price").settings).toEqual({ searchableAttributes: ["name"] });
});

describe("An index that is copied or moved over another", () => {
  async function open() {
    const opened = await openGoods(goods, { searchableAttributes: ["name"] });
    const { database, indexes } = opened;
    database.run("insert into synonym values ('goods', 'a', '{}')");
    await indexes.setSettings("live", {
      searchableAttributes: ["maker"],
      replicas: ["live_price"],
    });
    await indexes.writable("live").family.change((corpus) => corpus.put({ objectID: "old" }));
    return opened;
  }
  const synonymsOf = ({ database }: Awaited<ReturnType<typeof open>>, name: string) =>
    database.all("select object_id from synonym where index_name = ?", name).flat();

  test("replaces its records, settings and synonyms, but not its replicas", async () => {
    const opened = await open();
    const { indexes } = opened;
    await indexes.copy("goods", "live", undefined);
    expect(await idsIn(indexes, "live_price")).toEqual(["1", "2"]);
    expect(await countOf(indexes, "live", "mug")).toBe(1);
    expect(indexes.find("live").settings).toEqual({
      searchableAttributes: ["name"],
      replicas: ["live_price"],
    });
    expect([synonymsOf(opened, "goods"), synonymsOf(opened, "live")]).toEqual([["a"], ["a"]]);
    expect(await idsIn(indexes, "goods")).toEqual(["1", "2"]);
  });

  test("loses its former name if it is moved", async () => {
    const opened = await open();
    const { indexes } = opened;
    await indexes.move("goods", "live");
    expect(await idsIn(indexes, "live_price")).toEqual(["1", "2"]);
    expect(synonymsOf(opened, "live")).toEqual(["a"]);
    expect(() => indexes.find("goods")).toThrow(missing);
  });

  test("replaces no records if only a part is copied", async () => {
    const opened = await open();
    const { indexes } = opened;
    await indexes.copy("goods", "live", ["synonyms"]);
    expect([await idsIn(indexes, "live"), synonymsOf(opened, "live")]).toEqual([["old"], ["a"]]);
    expect(indexes.find("live").settings).toMatchObject({ searchableAttributes: ["maker"] });
  });

  test("has to exist, and to differ from the target", async () => {
    const { indexes } = await open();
    await expect(indexes.move("unknown", "live")).rejects.toThrow(missing);
    await expect(indexes.copy("unknown", "live", undefined)).rejects.toThrow(missing);
    await expect(indexes.move("goods", "goods")).rejects.toThrow("to itself");
  });
});
