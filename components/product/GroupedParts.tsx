import { useWords } from "#components/page/useShopTexts.ts";
import { countedProducts } from "#relay/contract/page/shopTexts.ts";
import type { Words } from "#relay/contract/page/shopTexts.ts";
import { useId, useRef } from "react";
import type { FormEvent } from "react";
import { graphql, useFragment } from "react-relay";
import { openAddedToast } from "#relay/cart/cartNotices.ts";
import { useAddToCart } from "#relay/cart/useAddToCart.ts";
import { Button } from "#components/ui/Button.tsx";
import { plainText } from "#relay/contract/text/plainText.ts";
import { statedParts } from "#relay/contract/cart/statedParts.ts";
import { foldTyped } from "#components/form/foldTyped.ts";
import { Stepper } from "#components/ui/Stepper.tsx";
import type {
  GroupedParts_product$data,
  GroupedParts_product$key,
} from "#__generated__/GroupedParts_product.graphql.ts";
import { BuyBar } from "./BuyBar.tsx";
import { LazySetSum } from "./LazySetSum.tsx";
import { maxQuantity } from "./maxQuantity.ts";
import { pictureSizes } from "./pictureSizes.ts";
import { ProductPicture } from "./ProductPicture.tsx";
import { ProductPrice } from "./ProductPrice.tsx";
import { SaleTicket } from "./SaleTicket.tsx";
import { useMissingInput, quantityIn } from "./BuyForm.tsx";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./GroupedParts.module.css";

// Add-to-cart form of a grouped product (set): a quantity per part, the total and one button.

const partsFragment = graphql`
  fragment GroupedParts_product on GroupProduct {
    databaseId
    # eslint-disable-next-line relay/must-colocate-fragment-spreads -- its module loads on use
    ...showAddedToast_set
    attributes(first: 100) {
      nodes {
        # eslint-disable-next-line relay/unused-fields -- statedParts reads it
        options
      }
    }
    products(first: 100) {
      nodes {
        id
        databaseId
        slug
        name
        type
        purchasable
        ... on ProductWithPricing {
          price
          raw: price(format: RAW)
        }
        ... on InventoriedProduct {
          stockStatus
          stockQuantity
          backordersAllowed
          soldIndividually
        }
        onSale
        image {
          ...ProductPicture_picture
        }
        ...ProductPrice_product
        ...SaleTicket_product
      }
    }
    ...BuyBar_product
  }
`;

const quantityField = (databaseId: number) => `quantity[${databaseId}]`;

type Part = NonNullable<GroupedParts_product$data["products"]>["nodes"][number] & {
  /** Quantity in the set. */
  quantity: number;
};

const maxOf = ({ soldIndividually, stockStatus, stockQuantity, backordersAllowed }: Part) =>
  soldIndividually ? 1 : maxQuantity({ stockStatus, stockQuantity, backordersAllowed });

const isForSale = ({ stockStatus, purchasable, type }: Part) =>
  stockStatus !== "OUT_OF_STOCK" && purchasable !== false && type !== "VARIABLE";

/** Returns the total after the quantity that it is for: "All four, £72", or "6 things, £90". */
function totalText(
  sum: string,
  wanted: readonly { quantity: number }[],
  parts: readonly Part[],
  words: Words,
): string {
  const isWhole = parts.every(({ quantity }, place) => quantity === wanted[place]?.quantity);
  const count = wanted.reduce((all, { quantity }) => all + quantity, 0);
  return isWhole
    ? t("product.wholeSetFor", { count, sum })
    : t("product.partsFor", { counted: countedProducts(count, words), sum });
}

/** Returns the additions that a form has quantities for. */
const additionsIn = (data: FormData, parts: readonly Part[]) =>
  parts
    .map(({ databaseId, name }) => ({
      productId: databaseId,
      quantity: quantityIn(data, quantityField(databaseId)),
      name: plainText(name),
    }))
    .filter(({ quantity }) => quantity > 0);

/** Text beside the parts that have no quantity field. */
function UnsoldPart({ part: { stockStatus, type, slug } }: { part: Part }) {
  if (stockStatus === "OUT_OF_STOCK") return <span>{t("product.soldOut")}</span>;
  return (
    type === "VARIABLE" && <a href={localePath(`/product/${slug}`)}>{t("product.seeOptions")}</a>
  );
}

/** A part with its price, and its quantity field if it is for sale. */
function PartItem(props: {
  part: Part;
  /** Id of the error that no quantity is chosen. */
  errorId: string | undefined;
  onRead: (quantity: number) => void;
}) {
  const { part, errorId, onRead } = props;
  const name = plainText(part.name);
  return (
    <li>
      <input type="hidden" name={`name[${part.databaseId}]`} value={name} />
      <span className={styles.picture}>
        <ProductPicture picture={part.image} sizes={pictureSizes.chip} isDecoration />
      </span>
      <span className={styles.part}>
        <a href={localePath(`/product/${part.slug}`)}>{name}</a>
        <span className={styles.price}>
          <ProductPrice product={part} isNoted />
          {part.onSale && isForSale(part) && <SaleTicket product={part} />}
        </span>
      </span>
      {isForSale(part) ? (
        <Stepper
          name={quantityField(part.databaseId)}
          label={t("cart.quantityOf", { name })}
          min={0}
          max={maxOf(part)}
          start={part.quantity}
          maxReason={part.soldIndividually ? "order" : "stock"}
          describedBy={errorId}
          onRead={onRead}
        />
      ) : (
        <UnsoldPart part={part} />
      )}
    </li>
  );
}

/** Adds all parts with a quantity to the cart at once; without script by a plain form post. */
export function GroupedParts(props: {
  product: GroupedParts_product$key;
  /** Chosen quantities by the parts' `databaseId`; those of the set for the others. */
  quantities: Readonly<Record<number, number>>;
  onRead: (part: number, quantity: number) => void;
}) {
  const words = useWords();
  const { quantities } = props;
  const product = useFragment(partsFragment, props.product);
  const { databaseId: groupId, products, attributes } = product;
  const parts = statedParts(products?.nodes ?? [], attributes?.nodes);
  const { addToCart, adding } = useAddToCart();
  const isAdding = adding === "pending";
  const forSale = parts.filter(isForSale);
  const isSoldOut = forSale.length === 0;

  const wanted = forSale.map(({ databaseId, price, raw, purchasable, quantity }) => ({
    price,
    raw,
    purchasable,
    quantity: quantities[databaseId] ?? quantity,
  }));
  const sum = (
    <LazySetSum parts={wanted} textOf={(total) => totalText(total, wanted, parts, words)} />
  );

  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const [isMissing, reportMissing] = useMissingInput(form, "input[type=number]");

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAdding) return;
    const additions = additionsIn(new FormData(event.currentTarget), forSale);
    reportMissing(additions.length === 0);
    // All are stored at once: the shopper may leave the page before the first has been added.
    void Promise.all(additions.map(addToCart)).then((areAdded) => {
      const added = additions.filter((_, place) => areAdded[place]);
      if (added.length > 0) openAddedToast(added, product);
    });
  };

  return (
    <form
      ref={form}
      method="post"
      action={localePath("/cart/items")}
      // As in `BuyForm`.
      noValidate
      onBeforeInput={foldTyped}
      onSubmit={add}
    >
      <input type="hidden" name="groupId" value={groupId} />
      <ul className={styles.parts}>
        {parts.map((part) => (
          <PartItem
            key={part.id}
            part={part}
            errorId={isMissing ? errorId : undefined}
            onRead={(quantity) => props.onRead(part.databaseId, quantity)}
          />
        ))}
      </ul>
      {isMissing && (
        <p id={errorId} className="field-error">
          {t("product.quantityMissing")}
        </p>
      )}
      <div className={styles.buy}>
        <output className="visually-hidden">{sum}</output>
        <Button
          ref={button}
          disabled={isSoldOut}
          isPending={isAdding}
          pendingLabel={t("product.adding")}
        >
          {isSoldOut ? (
            t("product.soldOut")
          ) : (
            <span className={styles.label}>
              <span>{t("product.addToCart")}</span>
              <span className={styles.total} aria-hidden="true">
                {sum}
              </span>
            </span>
          )}
        </Button>
      </div>
      {!isSoldOut && (
        <BuyBar
          product={product}
          price={<LazySetSum parts={wanted} />}
          button={button}
          isPending={isAdding}
        />
      )}
    </form>
  );
}
