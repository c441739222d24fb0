import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Icon } from "./Icon.tsx";
import { t } from "#words/t.ts";
import styles from "./Stepper.module.css";

// Quantity stepper of the product page, limited by the stock or per order.

type StepperProps = {
  name: string;
  /** Accessible name of the field, "Quantity of Fen tumbler". */
  label: string;
  min?: number;
  max?: number | undefined;
  /** Reason for `max`, as the sentence about a correction gives it. */
  maxReason?: "stock" | "order";
  start?: number;
  /** Id of the element that describes the field, for example its error. */
  describedBy?: string | undefined;
  /** Receives the quantity at the start and whenever it changes. */
  onRead?: (quantity: number) => void;
};

/**
 * Number field with minus and plus buttons, which need script. A quantity out of bounds is corrected
 * when it is committed, or when the stock changes; above the stock, a sentence says so.
 */
export function Stepper({
  name,
  label,
  min = 1,
  max,
  maxReason = "stock",
  start = 1,
  describedBy,
  onRead,
}: StepperProps) {
  const field = useRef<HTMLInputElement>(null);
  const most = max ?? Infinity;
  const [value, setValue] = useState(start);
  const [limit, setLimit] = useState<number>();
  const statusId = useId();
  const read = () => {
    const quantity = field.current?.valueAsNumber || 0;
    setValue(quantity);
    onRead?.(quantity);
  };
  const step = (by: 1 | -1) => () => {
    if (by > 0) field.current?.stepUp();
    else field.current?.stepDown();
    setLimit(undefined);
    read();
  };

  const correct = () => {
    const typed = field.current;
    if (!typed) return;
    const wanted = typed.valueAsNumber;
    const isAbove = wanted > most;
    const possible = Math.min(most, Math.max(min, Math.floor(wanted) || 0));
    if (possible !== wanted) typed.value = String(possible);
    setLimit(isAbove ? most : undefined);
    read();
    // The page must not move under a button that is being pressed: its click would be lost.
    if (!isAbove || document.querySelector("button:active")) return;
    requestAnimationFrame(() =>
      document.getElementById(statusId)?.scrollIntoView({ block: "nearest" }),
    );
  };
  // Also once at the start: a quantity may have been typed before hydration.
  const followStock = useEffectEvent((available: number) => {
    if ((field.current?.valueAsNumber ?? 0) > available) return correct();
    setLimit(undefined);
    read();
  });
  useEffect(() => followStock(most), [most]);

  return (
    <>
      <span className={`${styles.box} ${styles.stepper}`}>
        <button
          type="button"
          className={styles.step}
          aria-label={t("product.oneFewer")}
          disabled={value <= min}
          onClick={step(-1)}
        >
          <Icon name="minus" size={20} />
        </button>
        <input
          ref={field}
          className={styles.field}
          type="number"
          inputMode="numeric"
          name={name}
          aria-label={label}
          aria-describedby={describedBy ?? statusId}
          defaultValue={start}
          min={min}
          max={max}
          onInput={read}
          onBlur={correct}
          // Enter submits the form before the field loses the focus.
          onKeyDown={({ key }) => key === "Enter" && correct()}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={t("product.oneMore")}
          disabled={value >= most}
          onClick={step(1)}
        >
          <Icon name="plus" size={20} />
        </button>
      </span>
      <p id={statusId} className={styles.status} role="status">
        {limit !== undefined &&
          (maxReason === "order"
            ? t("product.onlyToOrder", { max: limit })
            : t("product.onlyLeft", { max: limit }))}
      </p>
    </>
  );
}
