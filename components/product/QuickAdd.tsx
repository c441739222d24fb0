import type { FormEvent } from "react";
import { graphql, useFragment } from "react-relay";
import { Button } from "#components/ui/Button.tsx";
import { hiddenPart } from "#components/ui/messageTags.tsx";
import { openAddedToast } from "#relay/cart/cartNotices.ts";
import { useAddToCart } from "#relay/cart/useAddToCart.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { QuickAdd_product$key } from "#__generated__/QuickAdd_product.graphql.ts";
import { localePath } from "#words/localePath.ts";
import { t, tags } from "#words/t.ts";
import styles from "./QuickAdd.module.css";

// Add-to-cart button of a card, in themes that ask for it (`theme.json`).

const quickFragment = graphql`
  fragment QuickAdd_product on Product {
    __typename
    databaseId
    name
    purchasable
    ... on InventoriedProduct {
      stockStatus
    }
  }
`;

/**
 * Adds one of a product without choices to the cart; without script by a plain form post. Any other
 * product has the words of the card's link to its choices, and none if it cannot be bought.
 */
export function QuickAdd(props: { product: QuickAdd_product$key }) {
  const product = useFragment(quickFragment, props.product);
  const { addToCart, adding } = useAddToCart();
  const { databaseId: productId } = product;
  const name = plainText(product.name);
  if (product.stockStatus === "OUT_OF_STOCK") return null;
  if (product.__typename !== "SimpleProduct") {
    return (
      <p data-part="card.choose" aria-hidden="true">
        {t("product.seeOptions")}
      </p>
    );
  }

  if (product.purchasable === false) return null;

  const add = (event: FormEvent) => {
    event.preventDefault();
    const added = { productId, quantity: 1 };
    void addToCart({ ...added, name }).then((isAdded) => isAdded && openAddedToast([added]));
  };

  return (
    <form
      data-part="card.add"
      className={styles.form}
      method="post"
      action={localePath("/cart/items")}
      onSubmit={add}
    >
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="name" value={name} />
      <Button isSmall isPending={adding === "pending"} pendingLabel={t("product.adding")}>
        {tags("product.addNamed", { name: hiddenPart }, { name })}
      </Button>
    </form>
  );
}
