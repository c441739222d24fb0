import { expect, test } from "vitest";
import cartQuery from "#__generated__/useCartQuery.graphql.ts";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import productPage from "#__generated__/ProductPageQuery.graphql.ts";
import { readOperations } from "./operations.ts";

const { byText } = readOperations();

test("readOperations finds a compiled operation only by its exact text", () => {
  const text = cartQuery.params.text ?? "";
  expect(byText(text)?.name).toBe("useCartQuery");
  expect(byText(`${text} `)).toBeUndefined();
  expect(byText("{ cart { total } }")).toBeUndefined();
});
test("readOperations marks the cart's operations personal and the catalogue's shared", () => {
  expect(byText(cartQuery.params.text ?? "")).toMatchObject({
    isPersonal: true,
    isMutation: false,
  });
  expect(byText(addToCart.params.text ?? "")).toMatchObject({ isPersonal: true, isMutation: true });
  expect(byText(productPage.params.text ?? "")).toMatchObject({ isPersonal: false });
});
