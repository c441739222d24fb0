import { graphql, useFragment } from "react-relay";
import type {
  showAddedToast_set$key,
  showAddedToast_set$data,
} from "#__generated__/showAddedToast_set.graphql.ts";
import { countUnits } from "#relay/contract/cart/cartLines.ts";
import { wordsIn, countedProducts } from "#relay/contract/page/shopTexts.ts";
import type { Words } from "#relay/contract/page/shopTexts.ts";
import { readSerializedPage } from "#relay/payload.ts";
import type { AddedUnits } from "#relay/cart/cartNotices.ts";
import type {
  showAddedToast_cart$data,
  showAddedToast_cart$key,
} from "#__generated__/showAddedToast_cart.graphql.ts";
import { Button } from "#components/ui/Button.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { deliveryRow, useCartTotals } from "#components/checkout/useCartTotals.ts";
import { optionLabels } from "#relay/contract/cart/optionLabels.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { useCart } from "#relay/cart/useCart.ts";
import { openToast } from "./openToast.tsx";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./AddedToast.module.css";

const cartFragment = graphql`
  fragment showAddedToast_cart on Cart {
    ...useCartTotals_cart
    needsShippingAddress
    chosenShippingMethods
    contents(first: 100) {
      nodes {
        ...labeledProduct_item @relay(mask: false)
        quantity
        product {
          node {
            databaseId
            name
            type
            image {
              sourceUrl
              srcSet
            }
          }
        }
        variation {
          node {
            databaseId
            image {
              sourceUrl
              srcSet
            }
          }
        }
      }
    }
  }
`;

const setFragment = graphql`
  fragment showAddedToast_set on GroupProduct {
    name
    image {
      sourceUrl
      srcSet
    }
  }
`;

type Line = NonNullable<showAddedToast_cart$data["contents"]>["nodes"][number];

/** Index of the line of added units; of several variations the chosen one, or that added last. */
const lineAt = (lines: readonly Line[], { productId, variationId }: AddedUnits): number =>
  lines.findLastIndex(
    ({ product, variation }) =>
      product?.node.databaseId === productId &&
      (variationId === undefined || variation?.node.databaseId === variationId),
  );

const pictureOf = ({ variation, product }: Line) => variation?.node.image ?? product?.node.image;

function Picture({ picture }: { picture: showAddedToast_set$data["image"] }) {
  const { sourceUrl, srcSet } = picture ?? {};
  if (!sourceUrl) return <span className={styles.picture} />;
  return (
    <img
      className={styles.picture}
      src={sourceUrl}
      srcSet={srcSet ?? undefined}
      sizes="64px"
      alt=""
      width={64}
      height={80}
    />
  );
}

function optionsOf({ product, variation }: Line): string {
  const isChosen = product?.node.type === "VARIABLE";
  const chosen = isChosen ? variation?.attributes : [];
  return optionLabels(chosen, product?.node.attributes?.nodes).join(t("page.comma"));
}

type AddedProps = {
  added: readonly AddedUnits[];
  set: showAddedToast_set$key | undefined;
  words: Words;
};

/**
 * The added lines with their amounts, the sum of the others, the discount, the delivery and the
 * cart's total. A set is one row, which like a line includes the same set of before, but no other
 * units of its parts.
 */
function Added({
  cart,
  added,
  set: setKey,
  words,
}: AddedProps & { cart: showAddedToast_cart$key }) {
  const set = useFragment(setFragment, setKey);
  const data = useFragment(cartFragment, cart);
  const row = deliveryRow(data.needsShippingAddress, data.chosenShippingMethods);
  const { lines: amounts, sumOf, totals, total, isUpdating } = useCartTotals(data, row);
  const lines = data.contents?.nodes ?? [];
  const places = added.map((units) => lineAt(lines, units));
  const found = places.filter((at) => at >= 0);
  const times = added.map(
    ({ quantity }, at) => (lines[places[at] ?? -1]?.quantity ?? 0) / quantity,
  );
  const isSameSet = new Set(times).size === 1;
  const addedCount = countUnits(added);
  const count = addedCount * (isSameSet ? (times[0] ?? 1) : 1);
  const setRow = {
    key: "set",
    picture: set?.image,
    name: plainText(set?.name),
    details: [countedProducts(count, words)],
    amount: isSameSet ? sumOf(found) : undefined,
  };
  const others = lines.flatMap((line, at) => (found.includes(at) ? [] : [{ ...line, at }]));
  const counted = countedProducts(countUnits(others), words);
  const othersAmount = others.length > 0 && sumOf(others.map(({ at }) => at));
  // All but the subtotal: with the lines they lead to the total.
  const rows = [
    ...(othersAmount ? [{ name: t("cart.alreadyThere", { counted }), amount: othersAmount }] : []),
    ...totals.slice(1),
  ];
  const isSet = set != null && found.length > 1;
  const lineRows = found.flatMap((at) => {
    const line = lines[at];
    if (!line) return [];
    const { quantity } = line;
    const details = [
      optionsOf(line),
      quantity && quantity > 1 ? t("cart.quantity", { quantity }) : "",
    ];
    const name = plainText(line.product?.node.name);
    return [
      { key: String(at), picture: pictureOf(line), name, details, amount: amounts[at]?.amount },
    ];
  });
  return (
    <div aria-busy={isUpdating}>
      <ul className={styles.lines}>
        {(isSet ? [setRow] : lineRows).map(({ key, picture, name, details, amount }) => (
          <li key={key} className={styles.line}>
            <Picture picture={picture} />
            <div>
              <p className={styles.name}>{name}</p>
              {details.map((detail) => detail && <p key={detail}>{detail}</p>)}
            </div>
            <p className={styles.amount}>{amount}</p>
          </li>
        ))}
      </ul>
      {rows.map(({ name, amount }) => (
        <p key={name} className={styles.row}>
          <span>{name}</span>
          <span>{isUpdating ? t("cart.updating") : amount}</span>
        </p>
      ))}
      <p className={styles.total}>
        <span>{t("cart.cartTotal")}</span>
        <span>{isUpdating ? t("cart.updating") : total}</span>
      </p>
    </div>
  );
}

/** Renders the lines of the `added` units, or `set` as one row; its button calls `onClosed`. */
export function AddedToast({ onClosed, ...props }: AddedProps & { onClosed: () => void }) {
  const cart = useCart();
  return (
    <>
      <h2 className={styles.title}>{t("cart.addedHeading")}</h2>
      {cart && <Added cart={cart} {...props} />}
      <p className={styles.actions}>
        <ButtonLink href="/cart">{t("cart.see")}</ButtonLink>
        <Button type="button" variant="quiet" onClick={onClosed}>
          {props.words.goOn}
        </Button>
      </p>
    </>
  );
}

/** Shows the added-to-cart toast, in the tab order right after the form that added the product. */
export function showAddedToast(added: readonly AddedUnits[], set?: showAddedToast_set$key): void {
  const focused = document.activeElement;
  const formOfLines = `form[action='${localePath("/cart/items")}']`;
  // Some browsers do not focus a button that is clicked.
  const form =
    focused?.closest(formOfLines) ?? document.querySelector(`#main ${formOfLines}`) ?? undefined;
  const opener =
    focused instanceof HTMLElement && form?.contains(focused)
      ? focused
      : (form?.querySelector<HTMLElement>("button[type=submit]") ?? undefined);
  const words = wordsIn(readSerializedPage().shop.texts);
  openToast((close) => <AddedToast {...{ added, set, words }} onClosed={close} />, {
    anchor: form,
    opener,
  });
}
