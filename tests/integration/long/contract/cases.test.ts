import { afterAll, describe, expect, test } from "vitest";
import { openCounter } from "./counter.ts";

const { shop, shopper } = await openCounter();
const CART_LINK =
  '<a href="https://shop.example/cart/" class="button wc-forward wp-element-button">View cart</a>';

afterAll(() => shop.close());

describe("adding to the cart", () => {
  const small = { variation: [{ attributeName: "size", attributeValue: "Small" }] };

  test.each([
    ["an unknown product", 999_999, {}, "No product found matching the ID provided"],
    ["a missing product ID", 0, {}, "No product ID provided"],
    ["a negative quantity", 16, { quantity: -2 }, "Failed to add cart item. Please check input."],
    [
      "a sold-out product",
      97,
      {},
      "You cannot add &quot;Sold Out Mug&quot; to the cart because the product is out of stock.",
    ],
    [
      "more than the stock",
      99,
      { quantity: 4 },
      "You cannot add that amount of &quot;Last Three Scarf&quot; to the cart because there is not enough stock (3 remaining).",
    ],
    ["an externally sold product", 33, {}, "Sorry, this product cannot be purchased."],
    ["a group", 32, {}, "Sorry, this product cannot be purchased."],
    [
      "a variable product without a choice",
      111,
      {},
      'Please choose product options by visiting <a href="https://shop.example/product/trail-jacket/" title="Trail Jacket">Trail Jacket</a>.',
    ],
    ["a variation with a choice left open", 10, { variationId: 24 }, "Size is a required field"],
    [
      "a nonexistent size",
      10,
      { variationId: 24, variation: [{ attributeName: "pa_size", attributeValue: "vast" }] },
      "Invalid value posted for Size",
    ],
    [
      "an attribute of another product",
      111,
      { variationId: 118, variation: [{ attributeName: "scent", attributeValue: "rose" }] },
      "scent is not a valid attribute of the product: Trail Jacket.",
    ],
  ])("rejects %s with WooCommerce's message", async (_, productId, rest, sentence) => {
    const { status, data, errors } = await shopper().add(productId, rest);
    expect({ status, data, errors }).toEqual({
      status: 200,
      data: { addToCart: null },
      errors: [sentence],
    });
  });

  test("counts the cart's units of the same stock", async () => {
    const ann = shopper();
    await ann.add(99, { quantity: 2 });
    expect((await ann.add(99, { quantity: 2 })).errors).toEqual([
      `You cannot add that amount to the cart &mdash; we have 3 in stock and you already have 2 in your cart. ${CART_LINK}`,
    ]);
    await ann.add(101, { quantity: 5 });
    expect((await ann.add(101)).errors).toEqual([
      `You cannot add another "Limited One Poster" to your cart. ${CART_LINK}`,
    ]);
    expect(await ann.lines()).toEqual(["2 × Last Three Scarf", "1 × Limited One Poster"]);
  });

  test("accepts an attribute's short name with the term's own name", async () => {
    const ann = shopper();
    expect((await ann.add(10, { variationId: 24, ...small })).errors).toEqual([]);
    const { data } = await ann.request(
      "{ cart { contents { nodes { variation { attributes { name label value } } } } } }",
    );
    expect(data).toEqual({
      cart: {
        contents: {
          nodes: [
            {
              variation: {
                attributes: [
                  { name: "pa_color", label: "Color", value: "red" },
                  { name: "pa_size", label: "Size", value: "small" },
                ],
              },
            },
          ],
        },
      },
    });
  });

  test("reports each product, coupon and shipping method that could not be added", async () => {
    const { data } = await shopper().request(
      `mutation Fill($input: FillCartInput!) {
        fillCart(input: $input) {
          added { quantity }
          applied { code discountAmount(excludeTax: false) }
          cartErrors {
            __typename
            reasons
            ... on CartItemError { productId variationId }
            ... on CouponError { code }
            ... on ShippingMethodError { package chosenMethod }
          }
          chosenShippingMethods
        }
      }`,
      {
        input: {
          items: [{ productId: 15, quantity: 2 }, { productId: 97 }],
          coupons: ["Save10", "NOPE"],
          shippingMethods: ["teleport:1"],
        },
      },
    );
    expect(data).toEqual({
      fillCart: {
        added: [{ quantity: 2 }],
        applied: [{ code: "Save10", discountAmount: "$11.91" }],
        cartErrors: [
          {
            __typename: "CartItemError",
            productId: 97,
            variationId: null,
            reasons: [
              "You cannot add &quot;Sold Out Mug&quot; to the cart because the product is out of stock.",
            ],
          },
          {
            __typename: "CouponError",
            code: "NOPE",
            reasons: ["Coupon &quot;nope&quot; cannot be applied because it does not exist."],
          },
          {
            __typename: "ShippingMethodError",
            package: 0,
            chosenMethod: "teleport:1",
            reasons: [
              '"teleport:1" is not an available shipping method for shipping package "Belt ×2"',
            ],
          },
        ],
        chosenShippingMethods: ["flat_rate:1"],
      },
    });
  });
});

describe("parallel requests of one session", () => {
  test("lose no change, whichever mutations they are", async () => {
    const ann = shopper();
    await ann.request("{ __typename }");
    const bulk = `mutation Add($input: AddCartItemsInput!) {
      addCartItems(input: $input) { cart { contents { itemCount } } }
    }`;
    await Promise.all([
      ...[14, 15, 16].map((productId) => ann.add(productId)),
      ...[17, 18].map((productId) => ann.request(bulk, { input: { items: [{ productId }] } })),
      ann.add(14),
    ]);
    expect((await ann.lines()).toSorted()).toEqual([
      "1 × Belt",
      "1 × Cap",
      "1 × Hoodie with Pocket",
      "1 × Sunglasses",
      "2 × Beanie",
    ]);
  });

  test("end with the quantity of the last request", async () => {
    const ann = shopper();
    await ann.add(14);
    const update = `mutation Set($input: UpdateItemQuantitiesInput!) {
      updateItemQuantities(input: $input) { cart { total } }
    }`;
    const key = "aab3238922bcc25a6f606eb525ffdc56";
    await Promise.all(
      [2, 3, 4, 5].map((quantity) =>
        ann.request(update, { input: { items: [{ key, quantity }] } }),
      ),
    );
    expect(await ann.lines()).toEqual(["5 × Beanie"]);
  });
});
