import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormEvent, RefObject } from "react";
import { graphql, useFragment } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import { openAddedToast } from "#relay/cart/cartNotices.ts";
import { useAddToCart } from "#relay/cart/useAddToCart.ts";
import { Button } from "#components/ui/Button.tsx";
import { plainText } from "#relay/contract/text/plainText.ts";
import { foldTyped } from "#components/form/foldTyped.ts";
import { Stepper } from "#components/ui/Stepper.tsx";
import type { BuyForm_product$key } from "#__generated__/BuyForm_product.graphql.ts";
import { BuyBar } from "./BuyBar.tsx";
import { ChoiceField, choiceIn, choicePrompt } from "./ChoiceField.tsx";
import { chosenName, explainAvailable } from "./choiceMarks.ts";
import { maxQuantity } from "./maxQuantity.ts";
import type { VariationState } from "./useVariation.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./BuyForm.module.css";

// Add-to-cart form of a simple or variable product: choices, quantity and button; and what it shares
// with the form of a set.

const buyFragment = graphql`
  fragment BuyForm_product on Product {
    databaseId
    name
    purchasable
    ... on InventoriedProduct {
      stockStatus
      stockQuantity
      soldIndividually
      backordersAllowed
    }
    ...BuyBar_product
  }
`;

type BuyFormProps = { product: BuyForm_product$key; variations: VariationState };

/** Restores the options that the shopper chose before hydration. */
function useChoiceBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  { choice, choose }: VariationState,
): void {
  const { isHydration } = usePageContext();
  const restoreChoice = useEffectEvent(() => {
    if (!isHydration) return;
    const chosen = choiceIn(new FormData(form.current ?? undefined));
    if (Object.keys(chosen).some((name) => chosen[name] !== choice[name])) choose(chosen);
  });
  // Runs once: only choices made before hydration are restored.
  useEffect(() => restoreChoice(), []);
}

/** Returns the chosen attributes, by which the backend finds an unknown variation, or refuses it. */
const chosenIn = ({ attributes, choice }: VariationState) =>
  attributes.length > 0 && {
    variation: attributes.map(({ name }) => ({
      attributeName: name,
      attributeValue: choice[name] ?? "",
    })),
  };

/** Adds the chosen variation and quantity to the cart; without script by a plain form post. */
export function BuyForm({ product: productKey, variations: state }: BuyFormProps) {
  const product = useFragment(buyFragment, productKey);
  const { attributes, choice, variation } = state;
  const { addToCart, adding } = useAddToCart();
  const isAdding = adding === "pending";
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useChoiceBeforeHydration(form, state);

  const missing = attributes.filter(({ name }) => !choice[name]);
  const [showsMissing, reportMissing] = useMissingInput(form, "[aria-invalid] :enabled");

  const stock = variation ?? product;
  const isForSale = stock.purchasable !== false;
  const { stockStatus, stockQuantity, backordersAllowed } = stock;
  const isSoldOut = stockStatus === "OUT_OF_STOCK";
  const instead = isSoldOut && variation && explainAvailable(state.variations, attributes, choice);

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAdding || isSoldOut || !isForSale) return;
    if (missing.length > 0) {
      reportMissing(true);
      return;
    }
    const added = {
      productId: product.databaseId,
      variationId: variation?.databaseId,
      quantity: quantityIn(new FormData(event.currentTarget)),
    };
    const addition = { ...added, name: plainText(product.name), ...chosenIn(state) };
    void addToCart(addition).then((isAdded) => isAdded && openAddedToast([added]));
  };

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={localePath("/cart/items")}
      // The field corrects its quantity, or without script the server (`cartForm.ts`).
      noValidate
      onBeforeInput={foldTyped}
      onSubmit={add}
    >
      <input type="hidden" name="productId" value={product.databaseId} />
      <input type="hidden" name="name" value={plainText(product.name)} />
      {attributes.map((attribute) => (
        <ChoiceField
          key={attribute.name}
          attribute={attribute}
          attributes={attributes}
          variations={state}
          isMissing={showsMissing && missing.includes(attribute)}
        />
      ))}
      <div className={styles.row}>
        {!product.soldIndividually && !isSoldOut && isForSale && (
          <Stepper
            name="quantity"
            label={t("cart.quantityOf", { name: plainText(product.name) })}
            max={maxQuantity({ stockStatus, stockQuantity, backordersAllowed })}
          />
        )}
        {isForSale ? (
          <Button
            ref={button}
            disabled={isSoldOut}
            isPending={isAdding}
            pendingLabel={t("product.adding")}
          >
            {isSoldOut ? t("product.soldOut") : t("product.addToCart")}
          </Button>
        ) : (
          <p>{t("product.notForSale")}</p>
        )}
      </div>
      {instead && <p>{instead}</p>}
      {!isSoldOut && isForSale && (
        <BuyBar
          product={product}
          chosen={state}
          note={
            missing[0]
              ? choicePrompt(missing[0].label)
              : attributes
                  .map((attribute) => chosenName(attribute, choice[attribute.name]))
                  .join(t("page.comma"))
          }
          button={button}
          isPending={isAdding}
        />
      )}
    </form>
  );
}

/**
 * Report of a form that was sent without a choice that it needs. Each attempt focuses the field at
 * `selector`; a choice that follows does not.
 */
export function useMissingInput(form: RefObject<HTMLFormElement | null>, selector: string) {
  const { urlParsed } = usePageContext();
  const [attempts, setAttempts] = useState(0);
  // A post without script returns with the parameter `missing`.
  const [isMissing, setIsMissing] = useState("missing" in urlParsed.search);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [form, selector, attempts]);

  function report(isNowMissing: boolean): void {
    setIsMissing(isNowMissing);
    if (isNowMissing) setAttempts(attempts + 1);
  }
  return [isMissing, report] as const;
}

/** Reads the quantity from a form; 1 if its field is missing or has no number. */
export function quantityIn(data: FormData, field = "quantity"): number {
  const value = data.get(field);
  const quantity = Number.parseInt(typeof value === "string" ? value : "", 10);
  return Number.isNaN(quantity) ? 1 : Math.max(0, quantity);
}
