import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { graphql, useFragment } from "react-relay";
import { useHydrated } from "vike-react/useHydrated";
import { usePageContext } from "vike-react/usePageContext";
import { useAddToCart } from "#components/cart/useAddToCart.ts";
import { Button } from "#components/ui/Button.tsx";
import { plainText } from "#components/ui/plainText.ts";
import { Stepper } from "#components/ui/Stepper.tsx";
import type { BuyForm_product$key } from "#__generated__/BuyForm_product.graphql.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import { choiceIn, fieldOf, quantityIn } from "./buyFormValues.ts";
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
  }
`;

type BuyFormProps = { product: BuyForm_product$key; variations: VariationState };

/** Choices, quantity and "Add to cart" of a simple or variable product; without script a post. */
export function BuyForm({ product: productKey, variations: state }: BuyFormProps) {
  const product = useFragment(buyFragment, productKey);
  const { attributes, choice, choose, variation } = state;
  const { addToCart, adding } = useAddToCart();
  const isAdding = adding === "pending";
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();

  // The shopper may have chosen before the script was there.
  const { isHydration, urlParsed } = usePageContext();
  useEffect(() => {
    if (!isHydration || !form.current) return;
    const chosen = choiceIn(new FormData(form.current));
    if (Object.keys(chosen).some((name) => chosen[name] !== choice[name])) choose(chosen);
    // Once, as it is of the moment before.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const missing = attributes.filter(({ name }) => !choice[name]);
  const firstMissing = missing[0]?.name;
  const [attempts, setAttempts] = useState(0);
  // A post without script comes back with the question.
  const isAsked = attempts > 0 || "missing" in urlParsed.search;
  useEffect(() => {
    if (attempts === 0) return;
    const fields = [...(form.current?.elements ?? [])];
    const field = fields.find(
      (element): element is HTMLInputElement =>
        element instanceof HTMLInputElement &&
        element.name === fieldOf(firstMissing ?? "") &&
        !element.disabled,
    );
    field?.focus();
    // Asked for again by each attempt, and not by a choice that follows.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempts]);

  const stock = variation ?? product;
  const isSoldOut = stock.stockStatus === "OUT_OF_STOCK";
  const isLimited = stock.stockStatus === "IN_STOCK" && !stock.backordersAllowed;
  const most = isLimited && stock.stockQuantity ? stock.stockQuantity : undefined;

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAdding || isSoldOut) return;
    if (firstMissing !== undefined) {
      setAttempts(attempts + 1);
      return;
    }
    if (!event.currentTarget.reportValidity() || (attributes.length > 0 && !variation)) return;
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
      // What is missing is said in the page's own words; without script in the browser's.
      noValidate={isHydrated}
      onSubmit={add}
    >
      <input type="hidden" name="productId" value={product.databaseId} />
      {attributes.map((attribute) => (
        <ChoiceField
          key={attribute.name}
          attribute={attribute}
          attributes={attributes}
          variations={state}
          isAskedFor={isAsked && missing.includes(attribute)}
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
