import { expect, test } from "vitest";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import productPage from "#__generated__/ProductPageQuery.graphql.ts";
import { readOperations } from "./operations.ts";

const { byText } = readOperations();

test("a compiled operation is known by exactly its text", () => {
  const text = cartQuery.params.text ?? "";
  expect(byText(text)?.name).toBe("useCartQuery");
  expect(byText(`${text} `)).toBeUndefined();
  expect(byText("{ cart { total } }")).toBeUndefined();
});
test("the cart's operations are the shopper's own, the catalogue's are for everyone", () => {
  expect(byText(cartQuery.params.text ?? "")).toMatchObject({
    isPersonal: true,
    isMutation: false,
  });
  expect(byText(addToCart.params.text ?? "")).toMatchObject({ isPersonal: true, isMutation: true });
  expect(byText(productPage.params.text ?? "")).toMatchObject({ isPersonal: false });
});
