import { useEffect, useEffectEvent, useId, useRef, useState, useLayoutEffect } from "react";
import type { FormEvent, FocusEvent } from "react";
import { foldTyped } from "#components/form/foldTyped.ts";
import { Icon } from "#components/ui/Icon.tsx";
import { maxQuantity, stockNotice } from "#components/product/maxQuantity.ts";
import type { Stock } from "#components/product/maxQuantity.ts";
import stepperStyles from "#components/ui/Stepper.module.css";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./CartLineQuantity.module.css";

// Quantity field of a cart line, with plus and minus buttons.

/**
 * Keeps the focus in a pair of buttons: one that becomes disabled would lose it, and passes it to
 * the other. Returns the props of both.
 */
function useStepFocus() {
  const fewer = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const focused = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!focused.current?.disabled) return;
    const other = focused.current === fewer.current ? more : fewer;
    focused.current = null;
    other.current?.focus();
  });
  const handlers = {
    onFocus: (event: FocusEvent<HTMLButtonElement>) => void (focused.current = event.currentTarget),
    onBlur: () => void (focused.current = null),
  };
  return { fewer: { ref: fewer, ...handlers }, more: { ref: more, ...handlers } };
}

type CartLineQuantityProps = {
  itemKey: string;
  /** The product's name. */
  name: string;
  quantity: number;
  /** Limits the units that can be ordered: WooGraphQL accepts more in a cart. */
  stock?: Stock | undefined;
  onQuantity: (quantity: number) => void;
};

/**
 * Calls `onQuantity` with each valid new quantity; one above the stock is corrected, and a sentence
 * says so. The buttons submit their number, so they work without script. Their minimum is 1, as
 * "Remove" takes out the last unit; a typed 0 does so, too.
 */
export function CartLineQuantity(props: CartLineQuantityProps) {
  const { itemKey, name, quantity, stock = {}, onQuantity } = props;
  const max = maxQuantity(stock) ?? Infinity;
  const input = useRef<HTMLInputElement>(null);
  const field = `quantity[${itemKey}]`;

  /** The last quantity that was sent, until another one is typed. */
  const sent = useRef<number>(undefined);

  const [isCorrected, setIsCorrected] = useState(false);
  const stockId = useId();
  const correction = isCorrected && t("product.onlyLeft", { max });

  const send = (typed: number) => {
    const isUsable = Number.isInteger(typed) && typed >= 0;
    const wanted = isUsable ? Math.min(typed, max) : quantity;
    if (input.current) input.current.value = String(wanted);
    setIsCorrected(typed > max);
    if (wanted === quantity) return;
    sent.current = wanted;
    onQuantity(wanted);
  };

  const onBlur = () => {
    const typed = input.current;
    if (!typed) return;
    // A failed quantity is not sent again: the field returns to the cart's quantity.
    if (typed.valueAsNumber === sent.current) typed.value = String(quantity);
    else send(typed.valueAsNumber);
  };

  const shown = useRef<number>(undefined);
  const follow = useEffectEvent(() => {
    const typed = input.current;
    if (!typed || document.activeElement === typed) return;
    // Sends a quantity that was typed and blurred before hydration.
    if (shown.current === undefined) send(typed.valueAsNumber);
    else typed.value = String(quantity);
  });
  useEffect(() => {
    follow();
    shown.current = quantity;
  }, [quantity]);

  const steps = useStepFocus();
  const buttons = [
    { way: "fewer", icon: "minus", value: quantity - 1, isDisabled: quantity <= 1 },
    { way: "more", icon: "plus", value: quantity + 1, isDisabled: quantity >= max },
  ] as const;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const step = submitter instanceof HTMLButtonElement ? submitter.value : "";
    send(step === "" ? (input.current?.valueAsNumber ?? Number.NaN) : Number(step));
  };

  return (
    <>
      <form
        className={`${stepperStyles.box} ${styles.quantity}`}
        method="post"
        action={localePath("/cart/items")}
        // `send` corrects the quantity; without script the server ignores an invalid one.
        noValidate
        onSubmit={onSubmit}
      >
        {/* Enter in the field clicks the form's first button, which must not be plus or minus. */}
        <button className={styles.update} type="submit" tabIndex={-1}>
          {t("cart.update")}
        </button>
        <input
          ref={input}
          className={`${stepperStyles.field} ${styles.field}`}
          type="number"
          inputMode="numeric"
          name={field}
          aria-label={t("cart.quantityOf", { name })}
          aria-describedby={stockId}
          autoComplete="off"
          defaultValue={quantity}
          min={1}
          step={1}
          required
          onBeforeInput={foldTyped}
          onInput={() => void (sent.current = undefined)}
          onBlur={onBlur}
        />
        {buttons.map(({ way, icon, value, isDisabled }) => (
          <button
            key={way}
            {...steps[way]}
            type="submit"
            className={`${stepperStyles.step} ${styles[way]}`}
            name={field}
            value={value}
            disabled={isDisabled}
            aria-label={t("cart.oneStepOf", { way, name })}
          >
            <Icon name={icon} size={20} />
          </button>
        ))}
      </form>
      <p id={stockId} className={stepperStyles.status} role="status">
        {stockNotice(stock, quantity) || correction}
      </p>
    </>
  );
}
