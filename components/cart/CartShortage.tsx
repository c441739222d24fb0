import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { graphql, useFragment } from "react-relay";
import { useShortLines } from "#components/checkout/useShortLines.ts";
import { Button } from "#components/ui/Button.tsx";
import { TextLink } from "#components/ui/TextLink.tsx";
import { useUpdateItemQuantities } from "#relay/cart/useUpdateItemQuantities.ts";
import type { CartShortage_cart$key } from "#__generated__/CartShortage_cart.graphql.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./CartNote.module.css";

const cartFragment = graphql`
  fragment CartShortage_cart on Cart {
    ...useShortLines_cart
  }
`;

/**
 * Note above the cart's lines that names those that have sold out, or of which fewer are left, with
 * a button that keeps what can be ordered. Without script, its form posts the quantities.
 */
export function CartShortage(props: { cart: CartShortage_cart$key }) {
  const { short, isGone, isAllGone } = useShortLines(useFragment(cartFragment, props.cart));
  const updateItemQuantities = useUpdateItemQuantities();
  const box = useRef<HTMLDivElement>(null);
  const [isChanged, setIsChanged] = useState(false);
  const [only, ...others] = short;
  const isOne = isGone && others.length === 0 && !isAllGone;
  const keepRest = (event: FormEvent) => {
    event.preventDefault();
    // The lines change at once, and the button, which has the focus, goes with them.
    box.current?.focus({ preventScroll: true });
    setIsChanged(true);
    const left = short.map(({ key, quantity }) => ({ key, quantity }));
    void updateItemQuantities(isGone ? "remove" : "set", left);
  };
  return (
    <div ref={box} role="status" tabIndex={-1}>
      {only ? (
        <div className={styles.note}>
          <div>
            <p className={styles.message}>
              {t("cart.shortage", {
                kind: isAllGone ? "all" : isOne ? "one" : "other",
                name: only.name,
              })}
            </p>
            {!isOne && !isAllGone && (
              <ul className={styles.lines}>
                {short.map(({ key, name, notice }) => (
                  <li key={key}>{t("checkout.shortLine", { name, notice })}</li>
                ))}
              </ul>
            )}
          </div>
          {isAllGone ? (
            <TextLink href="/products">{t("page.seeEverything")}</TextLink>
          ) : (
            <form method="post" action={localePath("/cart/items")} onSubmit={keepRest}>
              {short.map(({ key, quantity }) => (
                <input key={key} type="hidden" name={`quantity[${key}]`} value={quantity} />
              ))}
              <Button isSmall>{t("checkout.keepRest")}</Button>
            </form>
          )}
        </div>
      ) : (
        isChanged && <p className={styles.note}>{t("checkout.changedToRest")}</p>
      )}
    </div>
  );
}
