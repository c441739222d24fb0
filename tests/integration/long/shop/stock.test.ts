import { expect, test } from "vitest";
import { openReferenceShop } from "#tests/worlds/backends/referenceShop.ts";
import { findProduct, listProducts, setStock } from "#tests/worlds/backends/embeddedShop.ts";

test("selling the last unit updates the product and the lists at once", async () => {
  const shop = await openReferenceShop();
  setStock(shop, 99, { quantity: 0 });
  expect(findProduct(shop, { id: 99 })).toMatchObject({
    stockQuantity: 0,
    stockStatus: "outofstock",
  });
  const gone = listProducts(shop, { where: { include: [99], stockStatus: ["OUT_OF_STOCK"] } });
  expect(gone.found()).toBe(1);
});

test("a product on backorder stays for sale below zero stock", async () => {
  const shop = await openReferenceShop();
  setStock(shop, 103, { quantity: -2 });
  expect(findProduct(shop, { id: 103 })?.stockStatus).toBe("onbackorder");
});

test("a variable product sells out with its last variation", async () => {
  const shop = await openReferenceShop();
  for (const id of [24, 25]) setStock(shop, id, { status: "outofstock" });
  expect(findProduct(shop, { id: 10 })?.stockStatus).toBe("instock");
  setStock(shop, 26, { status: "outofstock" });
  expect(findProduct(shop, { id: 10 })?.stockStatus).toBe("outofstock");
});
