import { expect, test, vi } from "vitest";
import {
  indexCatalogue,
  openSearch,
  openSmallShop,
  searchedCatalogue,
} from "#tests/worlds/backends/embeddedShop.ts";
import type { Product } from "#tests/worlds/backends/embeddedShop.ts";

/** Opens the product index of a small shop; `isOver` returns true once it is being closed. */
async function open(isOver = () => false, others: readonly Partial<Product>[] = []) {
  const shop = await openSmallShop(...others);
  const keys = { appId: "test", searchKey: "search", adminKey: "admin" };
  const search = openSearch({ ...keys, dataDir: ":memory:", onError: console.error });
  const options = { indexes: ["products"], isOver };
  const again = () => indexCatalogue(searchedCatalogue(shop), search, options);
  const corpus = () => search.indexes.find("products").family.corpus();
  const nameOf = async (id: number) => (await corpus()).records.readById(String(id))?.["name"];
  return { shop, search, catalogue: again(), again, corpus, nameOf };
}

test("The first query waits for the whole catalogue, with its replicas and synonyms", async () => {
  const { search, catalogue, corpus } = await open();
  await catalogue.current();
  expect((await corpus()).live).toBe(2);
  expect(search.indexes.find("products_price").primary).toBe("products");
  expect(search.database.all("select 1 from synonym where index_name = 'products'")).not.toEqual(
    [],
  );
});

test("A changed product is in the index at the next query, and a deleted one is not", async () => {
  const { shop, catalogue, nameOf } = await open();
  await catalogue.current();
  shop.database.run("update product set name = 'Quince holder' where id = 102");
  shop.database.run("delete from product where id = 101");
  await catalogue.current();
  expect([await nameOf(101), await nameOf(102)]).toEqual([undefined, "Quince holder"]);
});

test("A query does not wait for many changes, which are in the index later", async () => {
  const others = Array.from({ length: 198 }, (_, place) => ({ id: place + 200, slug: `${place}` }));
  const { shop, catalogue, nameOf } = await open(undefined, others);
  await catalogue.current();
  shop.database.run("update product set name = 'Quince holder'");
  await catalogue.current();
  expect(await nameOf(397)).toBe("Soap");
  await catalogue.whole();
  expect(await nameOf(397)).toBe("Quince holder");
});

test("A change of a product that leaves its record equal does not rewrite the record", async () => {
  const { shop, catalogue, corpus } = await open();
  await catalogue.current();
  const { version } = await corpus();
  shop.database.run("update product set name = name");
  await catalogue.current();
  expect((await corpus()).version).toBe(version);
});

test("An index that is opened again reads only what has changed meanwhile", async () => {
  const { shop, catalogue, again, corpus, nameOf } = await open();
  await catalogue.current();
  const { version } = await corpus();
  shop.database.run("update product set name = 'Quince holder' where id = 102");
  await again().current();
  expect(await nameOf(102)).toBe("Quince holder");
  // One removal and one insertion.
  expect((await corpus()).version).toBe(version + 2);
});

test("An index whose filling was interrupted is filled when it is opened again", async () => {
  const isOver = vi.fn(() => true);
  const { catalogue, again, corpus } = await open(isOver);
  await catalogue.whole();
  expect((await corpus()).live).toBe(0);
  isOver.mockReturnValue(false);
  await again().current();
  expect((await corpus()).live).toBe(2);
});

test("A record without a product is removed when the index is filled", async () => {
  const { search, catalogue, corpus } = await open();
  const { family } = search.indexes.writable("products");
  await family.change((current) => current.put({ objectID: "999", name: "Left over" }));
  await catalogue.current();
  expect((await corpus()).records.readById("999")).toBeUndefined();
});
