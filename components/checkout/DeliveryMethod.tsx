import { useEffect, useEffectEvent } from "react";
import { graphql, useFragment } from "react-relay";
import { useCartState } from "#components/cart/cartActivity.ts";
import { RadioField } from "#components/form/RadioField.tsx";
import { useFieldValue } from "#components/form/useFieldValue.ts";
import { plainText } from "#components/ui/plainText.ts";
import type { FieldRules } from "#relay/checkoutFields.ts";
import type { DeliveryMethod_cart$key } from "#__generated__/DeliveryMethod_cart.graphql.ts";
import styles from "./Choice.module.css";

const cartFragment = graphql`
  fragment DeliveryMethod_cart on Cart {
    chosenShippingMethods
    availableShippingMethods {
      rates {
        id
        label
        cost
      }
    }
  }
`;

type DeliveryMethodProps = {
  cart: DeliveryMethod_cart$key;
  rules: FieldRules | undefined;
  onChoose: (rate: string) => void;
};

const isThere = <Value,>(value: Value | null | undefined): value is Value => value != null;

const isFree = (cost: string | null | undefined) => !/[1-9]/.test(cost ?? "");

/** The ways an order can be delivered to the address, each with what the backend asks for it. */
export function DeliveryMethod({ cart: cartKey, rules, onChoose }: DeliveryMethodProps) {
  const cart = useFragment(cartFragment, cartKey);
  const rates = (cart.availableShippingMethods?.[0]?.rates ?? []).filter(isThere);
  const chosen = cart.chosenShippingMethods?.[0] ?? "";
  const [held, setHeld] = useFieldValue("shippingMethod");
  const isUpdating = useCartState() === "pending";
  const ids = rates.map(({ id }) => id).join("\n");

  const follow = useEffectEvent((rate: string) => {
    if (rate !== chosen && rates.some(({ id }) => id === rate)) onChoose(rate);
  });
  useEffect(() => follow(held), [held]);

  // A new address may have other rates, of which the backend has taken one.
  const takeOver = useEffectEvent((rate: string, isFinal: boolean, _rates: string) => {
    if (isFinal && rate !== held) setHeld(rate);
  });
  useEffect(() => takeOver(chosen, !isUpdating, ids), [chosen, isUpdating, ids]);

  if (rates.length === 0) {
    return (
      <p className={styles.none}>
        {isUpdating
          ? "Looking for what delivers there."
          : "Nothing delivers to this address. With a full address above there may be something."}
      </p>
    );
  }
  return (
    <div className={styles.group} aria-busy={isUpdating || undefined}>
      <RadioField
        key={ids}
        name="shippingMethod"
        label="Delivery"
        defaultValue={chosen}
        rules={rules?.rules}
        messages={rules?.messages}
        options={rates.map(({ id, label, cost }) => ({
          value: id,
          label: (
            <span className={styles.choice}>
              <span className={styles.name}>{plainText(label)}</span>
              <span className={styles.cost}>{isFree(cost) ? "Free" : plainText(cost)}</span>
            </span>
          ),
        }))}
      />
    </div>
  );
}
