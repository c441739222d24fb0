import { useEffect, useEffectEvent, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { useCartState } from "#relay/cart/refreshCart.ts";
import { useFormFacts } from "#components/form/FormContext.ts";
import { RadioField } from "#components/form/RadioField.tsx";
import { useFieldValue } from "#components/form/useFieldValue.ts";
import { plainText } from "#relay/contract/text/plainText.ts";
import { rateFields } from "#relay/contract/order/orderFields.ts";
import type { RateField } from "#relay/contract/order/orderFields.ts";
import type { FieldRules } from "#relay/contract/order/checkoutRules.ts";
import type { DeliveryMethod_cart$key } from "#__generated__/DeliveryMethod_cart.graphql.ts";
import { useFormValues } from "./useFormValues.ts";
import { t } from "#words/t.ts";
import styles from "./Choice.module.css";

// Delivery methods of the checkout as radio buttons, one group per package.

const cartFragment = graphql`
  fragment DeliveryMethod_cart on Cart {
    chosenShippingMethods
    availableShippingMethods {
      packageDetails
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
  rules: Partial<Record<RateField, FieldRules>>;
  /** Called with the chosen rate of each package. */
  onChoose: (rates: readonly string[]) => void;
};

const isFree = (cost: string | null | undefined) => !/[1-9]/.test(cost ?? "");

/** Renders the rates for the address with their prices; a text while a package has none. */
export function DeliveryMethod({ cart: cartKey, rules, onChoose }: DeliveryMethodProps) {
  const cart = useFragment(cartFragment, cartKey);
  const values = useFormValues(rateFields);
  const isUpdating = useCartState() === "pending";
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);
  // A new address may replace the focused rate: the focus then moves to the chosen one.
  useEffect(() => {
    if (focused.current?.isConnected !== false) return;
    if (document.activeElement === document.body) {
      box.current?.querySelector<HTMLElement>(":checked")?.focus();
    } else focused.current = null;
  });
  const parcels = (cart.availableShippingMethods ?? [])
    .slice(0, rateFields.length)
    .map((parcel, at) => ({
      name: rateFields[at] ?? rateFields[0],
      contents: plainText(parcel?.packageDetails),
      rates: (parcel?.rates ?? []).filter((rate) => rate != null),
      chosen: cart.chosenShippingMethods?.[at] ?? "",
    }));

  if (parcels.length === 0 || parcels.some(({ rates }) => rates.length === 0)) {
    return (
      <p className={styles.none}>
        {isUpdating ? t("cart.findingOptions") : t("checkout.fillInAddress")}
      </p>
    );
  }
  const isOne = parcels.length === 1;
  // Other packages keep the form's values, which may be newer than the backend's response.
  const choose = (of: RateField, rate: string) =>
    onChoose(
      parcels.map(({ name, rates, chosen }) => {
        if (name === of) return rate;
        return rates.some(({ id }) => id === values[name]) ? values[name] : chosen;
      }),
    );
  return (
    <div
      ref={box}
      className={isOne ? styles.group : styles.several}
      aria-busy={isUpdating || undefined}
      onFocus={({ target }) => (focused.current = target)}
      onBlur={() => (focused.current = null)}
    >
      {parcels.map((parcel) => (
        <PackageDelivery
          key={parcel.name}
          {...parcel}
          label={
            isOne
              ? t("checkout.deliveryLabel")
              : t("checkout.deliveryOf", { contents: parcel.contents })
          }
          rules={rules[parcel.name]}
          isUpdating={isUpdating}
          onChoose={(rate) => choose(parcel.name, rate)}
        />
      ))}
    </div>
  );
}

function PackageDelivery(props: {
  name: RateField;
  label: string;
  rates: readonly {
    id: string;
    label: string | null | undefined;
    cost: string | null | undefined;
  }[];
  chosen: string;
  rules: FieldRules | undefined;
  isUpdating: boolean;
  onChoose: (rate: string) => void;
}) {
  const { name, rates, chosen, rules, isUpdating, onChoose } = props;
  const { form } = useFormFacts();
  const [value, setValue] = useFieldValue(name);
  const ids = rates.map(({ id }) => id).join("\n");

  const isOffered = (rate: unknown) => rates.some(({ id }) => id === rate);

  const follow = useEffectEvent((rate: string) => {
    if (rate !== chosen && isOffered(rate)) onChoose(rate);
  });
  useEffect(() => follow(value), [value]);

  // A new address may have other rates, of which the backend has chosen one. A rate that is in the
  // form but not in `value` yet was chosen before hydration: it stays, and `follow` sends it.
  const takeOver = useEffectEvent((rate: string, isFinal: boolean, _rates: string) => {
    const isChosenBefore = value === "" && isOffered(form.getFieldValue(name));
    if (isFinal && rate !== value && !isChosenBefore) setValue(rate);
  });
  useEffect(() => takeOver(chosen, !isUpdating, ids), [chosen, isUpdating, ids]);

  const forget = useEffectEvent(() => setValue(""));
  useEffect(() => () => forget(), []);

  return (
    <RadioField
      key={ids}
      name={name}
      label={props.label}
      defaultValue={chosen}
      rules={rules?.rules}
      messages={rules?.messages}
      options={rates.map(({ id, label, cost }) => ({
        value: id,
        label: (
          <>
            <span className={styles.choice}>{plainText(label)}</span>
            <span className={styles.cost}>
              {isFree(cost) ? t("cart.deliveryFree") : plainText(cost)}
            </span>
          </>
        ),
      }))}
    />
  );
}
