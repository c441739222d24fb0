import { useEffect, useRef } from "react";
import type { FormEvent } from "react";
import { graphql, useFragment } from "react-relay";
import { useHydrated } from "vike-react/useHydrated";
import { usePageContext } from "vike-react/usePageContext";
import { useAddToCart } from "#components/cart/useAddToCart.ts";
import { Button } from "#components/ui/Button.tsx";
import { plainText } from "#components/ui/plainText.ts";
import { Stepper } from "#components/ui/Stepper.tsx";
import type { BuyForm_product$key } from "#__generated__/BuyForm_product.graphql.ts";
import { attributeOptions } from "./attributeOptions.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import { choiceIn, quantityIn } from "./buyFormValues.ts";
import { explainImpossible, impossibleValues } from "./choiceMarks.ts";
import type { VariationState } from "./useVariation.ts";
import styles from "./BuyForm.module.css";

const buyFragment = graphql`
  fragment BuyForm_product on Product {
    databaseId
    name
    ... on InventoriedProduct {
      stockStatus
      stockQuantity
      soldIndividually
      backordersAllowed
    }
    ... on ProductWithVariations {
      attributes(first: 100) {
        nodes {
          name
          label
          variation
          ...attributeOptions_attribute
        }
      }
    }
  }
`;

type BuyFormProps = { product: BuyForm_product$key; variations: VariationState };

/** Choices, quantity and "Add to cart" of a simple or variable product; without script a post. */
export function BuyForm({ product: productKey, variations: state }: BuyFormProps) {
  const product = useFragment(buyFragment, productKey);
  const { choice, setChoice, variations, variation } = state;
  const { addToCart, adding } = useAddToCart();
  const isAdding = adding === "pending";
  const form = useRef<HTMLFormElement>(null);
  // Marks in the served HTML would lock a shopper without script into the default choice.
  const marked = useHydrated() ? variations : [];

  // The shopper may have chosen before the script was there.
  const { isHydration } = usePageContext();
  useEffect(() => {
    if (isHydration && form.current) setChoice(choiceIn(new FormData(form.current)));
  }, [isHydration, setChoice]);

  const attributes = (product.attributes?.nodes ?? [])
    .filter((attribute) => attribute.variation)
    .map((attribute) => ({
      name: attribute.name ?? "",
      label: plainText(attribute.label ?? attribute.name),
      options: attributeOptions(attribute),
    }));
  const stock = variation ?? product;
  const isSoldOut = stock.stockStatus === "OUT_OF_STOCK";
  const isLimited = stock.stockStatus === "IN_STOCK" && !stock.backordersAllowed;
  const most = isLimited && stock.stockQuantity ? stock.stockQuantity : undefined;

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAdding || isSoldOut || (attributes.length > 0 && !variation)) return;
    void addToCart({
      productId: product.databaseId,
      quantity: quantityIn(new FormData(event.currentTarget)),
      ...(variation && {
        variationId: variation.databaseId,
        variation: attributes.map(({ name }) => ({
          attributeName: name,
          attributeValue: choice[name] ?? "",
        })),
      }),
    });
  };

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action="/cart/items"
      onChange={(event) => setChoice(choiceIn(new FormData(event.currentTarget)))}
      onSubmit={add}
    >
      <input type="hidden" name="productId" value={product.databaseId} />
      {attributes.map((attribute) => (
        <ChoiceField
          key={attribute.name}
          attribute={attribute}
          chosen={choice[attribute.name]}
          impossible={impossibleValues(marked, attribute, choice)}
          explanations={explainImpossible(
            marked,
            attribute,
            attributes.filter((other) => other !== attribute),
            choice,
          )}
        />
      ))}
      <div className={styles.row}>
        {!product.soldIndividually && !isSoldOut && (
          <Stepper name="quantity" label={`Quantity of ${plainText(product.name)}`} max={most} />
        )}
        <Button disabled={isSoldOut} isPending={isAdding} pendingLabel="Adding">
          {isSoldOut ? "Sold out" : "Add to cart"}
        </Button>
      </div>
    </form>
  );
}
