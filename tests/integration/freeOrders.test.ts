import { describe, expect, test } from "vitest";
import { addressOf } from "#tests/worlds/fixtures/orderingFixture.ts";
import { shopperWithCart } from "#tests/worlds/shoppers/formShopper.ts";
import { casesOf } from "#tests/worlds/servers/environment.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const PAYMENT = /name="paymentMethod"|Choose a payment method|We can’t take payments/;
const COUPONS = [{ code: "ALLFREE", kind: "percent" as const, amount: "100" }];
const sample = {
  id: 901,
  slug: "free-sample",
  name: "Free sample",
  type: "simple" as const,
  shortDescription: "",
  description: "",
  categories: [],
  pictures: [],
  regularPrice: "0",
  virtual: true,
};
const pickup = { shippingMethod: "local_pickup:3" };

const gateway = (id: string) => ({ id, title: id, description: "Pay into our bank account." });

const shops: [string, ReturnType<typeof gateway>[]][] = [
  ["has a bank transfer", [gateway("bacs"), gateway("cod")]],
  ["has only methods of WordPress's checkout", [gateway("stripe")]],
  ["has no payment method", []],
];

describe.each(casesOf(shops, 1))("An order of 0 at a shop that %s", (_, gateways) => {
  const world = worldOf({
    woo: { isSmall: true, settings: { coupons: COUPONS, gateways }, more: [sample] },
  });

  /** Returns a shopper whose order costs nothing, and the form of it, without a payment method. */
  async function freeOrder(kind: "coupon" | "sample") {
    const { app } = world();
    const productId = kind === "sample" ? "901" : "14";
    const ann = await shopperWithCart(app, { productId });
    if (kind === "coupon") await ann.post("/checkout", { step: "code", code: "ALLFREE" });
    const form = await ann.form(kind === "sample" ? addressOf("billing") : pickup);
    const { paymentMethod: __, ...fields } = form;
    return { ...ann, fields };
  }

  test.each(["coupon", "sample"] as const)(
    "by a %s is placed by script and by a form, and asks for no money",
    async (kind) => {
      for (const way of ["script", "form"]) {
        const { fields, ...visitor } = await freeOrder(kind);
        expect((await visitor.open("/checkout")).body).not.toMatch(PAYMENT);
        const response =
          way === "script"
            ? await visitor.send("/checkout", fields)
            : await visitor.post("/checkout", fields);
        expect([way, response.statusCode, response.body]).toEqual([
          way,
          way === "script" ? 200 : 303,
          expect.not.stringContaining("alert"),
        ]);
        const { body } = await visitor.open("/success");
        expect(body).toContain("Your order is");
        expect(body).toContain("There’s nothing to pay.");
        expect(body).not.toMatch(/bank account|Pay \$|the money|awaiting payment/);
      }
    },
  );
});
