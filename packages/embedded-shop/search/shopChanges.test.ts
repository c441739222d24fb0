import { describe, expect, test } from "vitest";
import { noteShopChanges } from "./shopChanges.ts";
import { openSmallShop } from "./smallShopFixture.ts";

/** Opens the change queue of a small shop, still empty. */
async function openQueue() {
  const { database } = await openSmallShop();
  return { database, changes: noteShopChanges(database) };
}

describe("A product is queued for the index", () => {
  test.each([
    ["its name changes", "update product set name = 'Cup' where id = 101"],
    ["a variation changes", "update variation set regular_price = 1 where id = 111"],
    ["a variation is deleted", "delete from variation where id = 112"],
    ["its row in the listing is deleted", "delete from listing where product_id = 101"],
    ["its category is renamed", "update category set name = 'Cups' where slug = 'mugs'"],
    ["it leaves a category", "delete from product_category where product_id = 101"],
    ["one of its terms is renamed", "update term set name = 'Clay' where name = 'Stoneware'"],
    ["it loses a term", "delete from product_term where product_id = 101"],
    ["one of its tags is renamed", "update tag set name = 'Best' where name = 'Bestseller'"],
    ["it loses a tag", "delete from product_tag where product_id = 101"],
    [
      "one of its pictures gets another alt text",
      "update media set alt = 'Tea' where file = 'saucer'",
    ],
    ["it loses its pictures", "delete from product_media where product_id = 101"],
    ["it is deleted", "delete from product where id = 101"],
  ])("when %s", async (_, sql) => {
    const { database, changes } = await openQueue();
    expect(changes.some(10)).toEqual([]);
    expect(database.run(sql).changes).toBeGreaterThan(0);
    expect(changes.some(10)).toContain(101);
  });

  test("once, however often it changes, and no other product with it", async () => {
    const { database, changes } = await openQueue();
    for (const name of ["Cup", "Beaker"]) {
      database.run("update product set name = ? where id = 102", name);
    }
    database.run("update tag set name = 'Best' where name = 'Bestseller'");
    expect(changes.some(10)).toEqual([101, 102]);
    changes.done([101]);
    expect(changes.some(10)).toEqual([102]);
  });

  test("again, when it changes after it was indexed", async () => {
    const { database, changes } = await openQueue();
    const rename = "update product set name = name || '!' where id = 102";
    database.run(rename);
    changes.done(changes.some(10));
    database.run(rename);
    expect(changes.some(10)).toEqual([102]);
  });

  test("only if its change is not rolled back", async () => {
    const { database, changes } = await openQueue();
    const failing = () =>
      database.transaction(() => {
        database.run("delete from product where id = 101");
        throw new Error("The disk is full.");
      });
    expect(failing).toThrow();
    expect(changes.some(10)).toEqual([]);
  });
});

test("A category's new name queues the products of its subcategories", async () => {
  const { database, changes } = await openQueue();
  database.run("update category set name = 'Dining' where slug = 'table'");
  expect(changes.some(10)).toContain(101);
});

test("The queue is read in batches, the lowest ids first", async () => {
  const { changes } = await openQueue();
  changes.noteAll([7, 500]);
  expect(changes.some(3)).toEqual([7, 101, 102]);
  changes.done([7, 101, 102]);
  expect(changes.some(3)).toEqual([500]);
});

test("A queue is new only when it is first opened, and still has its products when it is opened again", async () => {
  const { database, changes } = await openQueue();
  expect(changes.isNew).toBe(true);
  database.run("update product set name = 'Cup' where id = 101");
  const again = noteShopChanges(database);
  expect([again.isNew, again.some(10)]).toEqual([false, [101]]);
});
