import { describe, expect, test } from "vitest";
import { mainText } from "#tests/worlds/pages/mainText.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf({ woo: {}, proxy: true });

const BELT = { productId: "15", name: "Belt" };
const JACKET = { productId: "111", attribute_pa_size: "large", attribute_pa_color: "blue" };
const JACKET_NAME = "Trail Jacket";

async function withCart(...additions: Record<string, string>[]): Promise<FormShopper> {
  const shopper = formShopper(world().app);
  for (const addition of additions) await shopper.submit(addition);
  return shopper;
}

describe("A cart line that a plain form removed", () => {
  test("is named on the cart page once, with a button that adds its variation and units again", async () => {
    const shopper = await withCart(BELT, { ...JACKET, quantity: "3" });
    const options = /\|Trail Jacket\|.*?\|Quantity/s;
    const before = options.exec(mainText((await shopper.open("/cart")).body))?.[0];
    expect(await shopper.setQuantity({ name: JACKET_NAME, quantity: 0 })).toMatchObject({
      status: 303,
      location: "/cart",
    });
    const page = await shopper.open("/cart");
    expect(page.statusCode).toBe(200);
    expect(mainText(page.body)).toContain("|Trail Jacket removed.|Put it back|");
    expect(await shopper.cart()).toEqual({ Belt: 1 });
    expect(mainText((await shopper.open("/cart")).body)).not.toContain("Put it back");
    // Pressed twice, it adds once.
    for (const pressed of [
      await shopper.tryAgain({ html: page.body }),
      await shopper.tryAgain({ html: page.body }),
    ]) {
      expect([pressed.status, pressed.location]).toEqual([303, "/cart"]);
    }
    expect(await shopper.cart()).toEqual({ Belt: 1, [JACKET_NAME]: 3 });
    const after = mainText((await shopper.open("/cart")).body);
    expect(options.exec(after)?.[0]).toBe(before);
    expect(after).not.toContain("removed");
  });

  test("is named in the empty cart if it was the last one", async () => {
    const shopper = await withCart({ ...BELT, quantity: "2" });
    expect((await shopper.setQuantity({ name: "Belt", quantity: 0 })).location).toBe("/");
    const page = await shopper.open("/cart");
    expect(mainText(page.body)).toMatch(/Your cart is empty.*\|Belt removed\.\|Put it back\|/s);
    await shopper.tryAgain({ html: page.body });
    expect(await shopper.cart()).toEqual({ Belt: 2 });
  });

  test("is named on the home page if it was the last one, in one response that no cache stores", async () => {
    const visitor = formShopper(world().app);
    const other = formShopper(world().app);
    await visitor.post("/cart/items", { ...BELT, quantity: "2" });
    const { body } = await visitor.open("/cart");
    const field = /name="(quantity\[[^"]+\])"/.exec(body)?.[1] ?? "";
    expect((await visitor.post("/cart/items", { [field]: "0" })).headers.location).toBe("/");
    expect((await other.open("/")).body).not.toContain("Belt removed.");
    const payload = await visitor.open("/_payload.json");
    expect(payload.body).not.toContain("Belt removed.");
    const home = await visitor.open("/");
    expect([home.statusCode, home.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    expect(mainText(home.body)).toMatch(/^\|Belt removed\. Your cart is empty\.\|Put it back\|/);
    const next = await visitor.open("/");
    expect(next.headers["cache-control"]).toMatch(/^public/);
    expect(next.body).not.toContain("Belt removed.");
    const again = / name="again" value="([^"]*)"/.exec(home.body)?.[1] ?? "";
    const back = { again: again.replaceAll("&quot;", '"') };
    expect((await visitor.post("/cart/items", back)).headers.location).toBe("/cart");
    const [input = ""] =
      /<input[^>]*aria-label="Quantity of Belt"[^>]*>/.exec((await visitor.open("/cart")).body) ??
      [];
    expect(input).toContain(' value="2"');
  });

  test("is not named after another form changed the cart, or to another session", async () => {
    const shopper = await withCart(BELT, { ...JACKET, quantity: "3" });
    await shopper.setQuantity({ name: JACKET_NAME, quantity: 0 });
    const stranger = await withCart(BELT);
    expect(mainText((await stranger.open("/cart")).body)).not.toContain("removed");
    await shopper.submit(BELT);
    expect(mainText((await shopper.open("/cart")).body)).not.toContain("removed");
  });

  test("is not named if the cart was cleared, or if the removal failed", async () => {
    const shopper = await withCart(BELT);
    const { field = "" } = (await shopper.lines())["Belt"] ?? {};
    world().proxy.inject({ fault: "resetBefore", matching: '"query":"mutation' });
    await shopper.submit({ [field]: "0" });
    world().proxy.recover();
    expect(mainText((await shopper.open("/cart")).body)).not.toContain("removed");
    await shopper.submit({ [field]: "0", action: "clear" });
    expect(mainText((await shopper.open("/cart")).body)).not.toContain("removed");
  });
});
