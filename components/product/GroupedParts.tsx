import type { FormEvent } from "react";
import { graphql, useFragment } from "react-relay";
import { useAddToCart } from "#components/cart/useAddToCart.ts";
import { Button } from "#components/ui/Button.tsx";
import { plainText } from "#components/ui/plainText.ts";
import { Stepper } from "#components/ui/Stepper.tsx";
import type { GroupedParts_product$key } from "#__generated__/GroupedParts_product.graphql.ts";
import { quantityIn } from "./buyFormValues.ts";
import { ProductPrice } from "./ProductPrice.tsx";
import styles from "./GroupedParts.module.css";

const partsFragment = graphql`
  fragment GroupedParts_product on GroupProduct {
    products(first: 100) {
      nodes {
        id
        databaseId
        slug
        name
        ... on InventoriedProduct {
          stockStatus
        }
        ...ProductPrice_product
      }
    }
  }
`;

const fieldOf = (databaseId: number) => `quantity[${databaseId}]`;

/** The things a set is made of, with a quantity each, and one button for all of them. */
export function GroupedParts(props: { product: GroupedParts_product$key }) {
  const parts = useFragment(partsFragment, props.product).products?.nodes ?? [];
  const { addToCart, adding } = useAddToCart();
  const isAdding = adding === "pending";
  const forSale = parts.filter((part) => part.stockStatus !== "OUT_OF_STOCK");

  const addAll = async (data: FormData) => {
    for (const { databaseId } of forSale) {
      const quantity = quantityIn(data, fieldOf(databaseId));
      if (quantity > 0) await addToCart({ productId: databaseId, quantity });
    }
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isAdding) void addAll(new FormData(event.currentTarget));
  };

  return (
    <form method="post" action="/cart/items" onSubmit={add}>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.id}>
            <span>
              <a href={`/product/${part.slug}`}>{plainText(part.name)}</a>
              <span className={styles.price}>
                <ProductPrice product={part} />
              </span>
            </span>
            {forSale.includes(part) ? (
              <Stepper
                name={fieldOf(part.databaseId)}
                label={`Quantity of ${plainText(part.name)}`}
                min={0}
              />
            ) : (
              <span>Sold out</span>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.buy}>
        <Button disabled={forSale.length === 0} isPending={isAdding} pendingLabel="Adding">
          {forSale.length === 0 ? "Sold out" : "Add to cart"}
        </Button>
      </div>
    </form>
  );
}
