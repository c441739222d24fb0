import type { FastifyInstance } from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { appOverProxy } from "#tests/support/appOverProxy.ts";
import { createFormShopper } from "#tests/support/formShopper.ts";
import { mainText } from "#tests/support/mainText.ts";

const over = appOverProxy("lastCart");
afterEach(() => over().woo.recover());

/**
 * Opens a page of a shopper to whom the cart has shown two belts and a cap, while the backend
 * cannot resolve a field; returns its status and text.
 */
async function openBroken(app: FastifyInstance, url: string, field: string) {
  const shopper = createFormShopper(app);
  await shopper.post({ productId: "15", quantity: "2" });
  await shopper.post({ productId: "16" });
  await shopper.open("/cart");
  over().woo.failField(field);
  const { status, html } = await shopper.open(url);
  return { status, text: mainText(html) };
}

describe.each([
  ["/cart", "cart.contents.nodes.0.product"],
  ["/checkout", "checkoutCart.contents.nodes.0.product"],
])("A line without its product at %s", (url, field) => {
  test("has its last known name", async () => {
    const { status, text } = await openBroken(over().app, url, field);
    expect(status).toBe(200);
    expect(text).toMatch(/\|Belt\|.*\|Cap\|/s);
  });

  test("has no name with the guard off", async () => {
    const { status, text } = await openBroken(over().unguarded, url, field);
    expect(status).toBe(200);
    expect(text).toContain("|Cap|");
    expect(text).not.toContain("Belt");
  });
});

describe("A cart without its lines", () => {
  test("has the last known ones", async () => {
    const { status, text } = await openBroken(over().app, "/cart", "cart.contents");
    expect(status).toBe(200);
    expect(text).toMatch(/^\|Cart\|Cart as of \|.*\|Belt\|.*\|Cap\|/s);
  });

  test("gets an error page with the guard off", async () => {
    const { status, text } = await openBroken(over().unguarded, "/cart", "cart.contents");
    expect(status).toBe(500);
    expect(text).not.toMatch(/Belt|Cap/);
  });
});
