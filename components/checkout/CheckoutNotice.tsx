import { useEffect, useRef, useState } from "react";
import type { MouseEvent } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { Button } from "#components/ui/Button.tsx";
import { TextLink } from "#components/ui/TextLink.tsx";
import { scrollToMiddle } from "#components/form/controls.ts";
import { useFormFacts, useIsSending } from "#components/form/FormContext.ts";
import { useUpdateItemQuantities } from "#relay/cart/useUpdateItemQuantities.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import type { CheckoutNotice_cart$key } from "#__generated__/CheckoutNotice_cart.graphql.ts";
import { refreshCheckoutCart } from "./useCheckoutCart.ts";
import { useShortLines } from "./useShortLines.ts";
import { t } from "#words/t.ts";
import styles from "./CheckoutNotice.module.css";
import placeStyles from "./PlaceOrderButton.module.css";

// Notice of an order that was not placed, with the changes to confirm.

/** Message for an order that was not placed as confirmed. */
export type Notice = {
  message: string;
  changes?: readonly string[];
  /** True if the shop rejected the order: mostly the cart has to change, for example for the stock. */
  isRejected?: boolean;
  /** True if the payment was declined, so that nothing was charged. */
  isDeclined?: boolean;
  /** True if a wallet was to pay the order: the form may be empty, and the wallet's button is below. */
  isByWallet?: boolean;
};

/** Button that places the order as it is now; within the checkout's form. */
function ConfirmButton({ label }: { label: string }) {
  const isSending = useIsSending();
  return (
    <div className={placeStyles.place}>
      <Button
        name="step"
        value="place"
        isPending={isSending}
        pendingLabel={t("checkout.sendingChanges")}
      >
        {label}
      </Button>
    </div>
  );
}

const cartFragment = graphql`
  fragment CheckoutNotice_cart on Cart {
    total
    ...useShortLines_cart
  }
`;

/** Says that a declined payment charged nothing, and leads to the payment's fields. */
function Declined({ isByWallet = false }: { isByWallet: boolean | undefined }) {
  const { id, fields } = useFormFacts();
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    fields.focus("paymentMethod");
  };
  return (
    <p>
      {t("checkout.nothingCharged")}{" "}
      {!isByWallet && (
        <a href={`#${id}-paymentMethod`} onClick={follow}>
          {t("checkout.changePayment")}
        </a>
      )}
    </p>
  );
}

const Changes = ({ changes }: { changes: readonly string[] }) => (
  <ul className={styles.changes}>
    {changes.map((change) => (
      <li key={change}>{change}</li>
    ))}
  </ul>
);

/**
 * Message for an order that the shop rejected. If products have sold out meanwhile, it names them,
 * and a button changes the cart to what is left; otherwise the cart page helps.
 */
function Rejection(props: Notice & { cart: CheckoutNotice_cart$key }) {
  const { message, isByWallet } = props;
  const cart = useFragment(cartFragment, props.cart);
  const { short, isGone, isAllGone } = useShortLines(cart);
  const total = plainText(cart.total ?? "0");
  const environment = useRelayEnvironment();
  const updateItemQuantities = useUpdateItemQuantities();
  const [state, setState] = useState<"" | "pending" | "changed">("");
  // The short lines and the total, as they were before the cart was changed.
  const [before, setBefore] = useState<{ changes: readonly string[]; total: string }>();
  const told = short.map(({ name, notice }) => t("checkout.shortLine", { name, notice }));
  const takeRest = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.closest<HTMLElement>("[role=alert]");
    setState("pending");
    setBefore({ changes: told, total });
    const left = short.map(({ key, quantity }) => ({ key, quantity }));
    await updateItemQuantities(isGone ? "remove" : "set", left);
    await refreshCheckoutCart(environment).catch((error: unknown) => {
      console.error("The cart could not be fetched.", error);
    });
    setState("changed");
    // The button that had the focus is gone.
    box?.focus({ preventScroll: true });
  };
  if (short.length === 0 && state === "changed" && before) {
    return (
      <>
        <p className={styles.message} data-changed>
          {t("checkout.changedToRest")}
        </p>
        <Changes changes={before.changes} />
        <p className={`${placeStyles.total} ${styles.total}`}>
          <span>{t("checkout.totalNow")}</span>{" "}
          <span>
            {before.total !== total && (
              <s>
                <span className="visually-hidden">{t("product.priceWas")} </span>
                <span>{before.total}</span>
              </s>
            )}{" "}
            <span>{total}</span>
          </span>
        </p>
        {isByWallet ? (
          <p>{t("checkout.payAbove")}</p>
        ) : (
          <ConfirmButton label={t("checkout.orderRest", { total })} />
        )}
      </>
    );
  }
  if (short.length === 0) {
    return (
      <>
        <p className={styles.message}>{message}</p>
        {state === "" && <TextLink href="/cart">{t("checkout.checkCart")}</TextLink>}
      </>
    );
  }
  return (
    <>
      <p className={styles.message}>
        {isAllGone ? t("checkout.allSoldOut") : t("checkout.someSoldOut")}
      </p>
      <Changes changes={told} />
      <div>
        {isAllGone ? (
          <TextLink href="/products">{t("page.seeEverything")}</TextLink>
        ) : (
          <Button
            type="button"
            isPending={state === "pending"}
            pendingLabel={t("checkout.changingCart")}
            onClick={(event) => void takeRest(event)}
          >
            {t("checkout.keepRest")}
          </Button>
        )}
      </div>
    </>
  );
}

/** Displays the message, scrolls to it and focuses it; nothing without a notice. */
export function CheckoutNotice(props: {
  notice: Notice | undefined;
  /** The order, if its lines can be changed here. */
  cart?: CheckoutNotice_cart$key;
}) {
  const { notice, cart } = props;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!notice || !box.current) return;
    scrollToMiddle(box.current);
    box.current.focus({ preventScroll: true });
  }, [notice]);

  if (!notice) return null;
  const { message, changes = [], isRejected, isDeclined, isByWallet } = notice;
  return (
    <div ref={box} className={`error-box ${styles.notice}`} role="alert" tabIndex={-1}>
      {isRejected && cart ? (
        <Rejection {...notice} cart={cart} />
      ) : (
        <p className={styles.message}>{message}</p>
      )}
      {isDeclined && <Declined isByWallet={isByWallet} />}
      {isRejected && !cart && (
        <div>
          <TextLink href="/cart">{t("checkout.checkCart")}</TextLink>
        </div>
      )}
      {changes.length > 0 && (
        <>
          <Changes changes={changes} />
          {!isByWallet && <ConfirmButton label={t("checkout.confirmChanges")} />}
        </>
      )}
    </div>
  );
}
