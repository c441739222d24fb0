import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { claimsOf } from "#relay/session/session.ts";
import { createShopHandler, openShop } from "#tests/worlds/backends/embeddedShop.ts";
import { referenceShop } from "#tests/worlds/backends/referenceShop.ts";
import { openCounter } from "./counter.ts";
import { createShopper } from "./shopper.ts";

const { shop, pass, shopper } = await openCounter();

afterAll(() => shop.close());

describe("sessions", () => {
  test("start with any response, and are renewed by cart changes only", async () => {
    const ann = shopper();
    const first = await ann.request("{ __typename }");
    expect(first.headers.get("woocommerce-session")).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    const second = await ann.request("{ cart { total } }");
    expect(second.headers.get("woocommerce-session")).toBeNull();
    pass(1);
    const third = await ann.add(14);
    expect(third.headers.get("woocommerce-session")).not.toBe(
      first.headers.get("woocommerce-session"),
    );
    const refused = await ann.add(97);
    expect(refused.headers.get("woocommerce-session")).toBeNull();
  });

  test("are stored only once the cart has a line", async () => {
    const rows = () => shop.database.all("select * from session").length;
    const before = rows();
    const ann = shopper();
    await ann.request("{ cart { total } products(first: 1) { nodes { name } } }");
    await ann.add(999_999);
    expect(rows()).toBe(before);
    await ann.add(14);
    expect(rows()).toBe(before + 1);
  });

  test("accept each of their tokens until that token expires", async () => {
    const ann = shopper();
    await ann.add(14);
    const old = ann.token();
    pass(47 * 60);
    await ann.add(15);
    expect(await shopper(old).lines()).toEqual(["1 × Beanie", "1 × Belt"]);
    pass(2 * 60);
    expect(await ann.lines()).toEqual(["1 × Beanie", "1 × Belt"]);
    const late = await shopper(old).request(
      "{ cart { total } products(first: 1) { nodes { id } } }",
    );
    expect(late.errors).toEqual(["invalid_token: Expired token"]);
    expect(late.data).toMatchObject({ cart: null, products: { nodes: [{}] } });
  });

  test("are replaced by an empty one when their token is rejected", async () => {
    const ann = shopper("not-a-jwt");
    const refused = await ann.add(14);
    expect([refused.status, refused.errors]).toEqual([
      200,
      ["invalid_token: Wrong number of segments"],
    ]);
    expect(await ann.lines()).toEqual([]);
  });

  test("end earlier with a shorter session lifetime", async () => {
    const brief = createShopHandler(shop, { sessionLifetime: 600 });
    const ann = createShopper(brief);
    await ann.add(14);
    pass(10);
    expect(await ann.lines()).toEqual(["1 × Beanie"]);
    pass(1);
    expect((await ann.request("{ cart { total } }")).errors).toEqual([
      "invalid_token: Expired token",
    ]);
  });

  test("return a newly issued token on request", async () => {
    const ann = shopper();
    await ann.add(14);
    const before = claimsOf(ann.token() ?? "").iat ?? 0;
    pass(1);
    const { data } = await ann.request("{ customer { id sessionToken } }");
    const { customer } = data as { customer: { id: string; sessionToken: string } };
    expect(customer.id).toBe("guest");
    expect(claimsOf(customer.sessionToken).iat).toBe(before + 60);
    expect(await shopper(customer.sessionToken).lines()).toEqual(["1 × Beanie"]);
  });

  test("outlast a restart of the process", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "shop-"));
    const open = () => openShop({ dataDir, merchandise: referenceShop });
    const [first, ann] = await open().then((opened) => {
      return [opened, createShopper(createShopHandler(opened))] as const;
    });
    await ann.add(14, { quantity: 3 });
    first.close();
    const second = await open();
    const again = createShopper(createShopHandler(second), ann.token());
    expect(await again.lines()).toEqual(["3 × Beanie"]);
    second.close();
    rmSync(dataDir, { recursive: true });
  });
});
