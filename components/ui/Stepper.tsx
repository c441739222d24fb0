import { useRef, useState } from "react";
import { Icon } from "./Icon.tsx";
import styles from "./Stepper.module.css";

type StepperProps = {
  name: string;
  /** Accessible name of the field, "Quantity of Fen tumbler". */
  label: string;
  min?: number;
  max?: number | undefined;
  start?: number;
  /** Id of the element that describes the field, for example its error. */
  describedBy?: string | undefined;
};

/** Number field with minus and plus buttons, which need script. */
export function Stepper({ name, label, min = 1, max, start = 1, describedBy }: StepperProps) {
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(start);
  const read = () => setValue(field.current?.valueAsNumber || 0);
  const step = (by: 1 | -1) => () => {
    if (by > 0) field.current?.stepUp();
    else field.current?.stepDown();
    read();
  };
  return (
    <span className={styles.stepper}>
      <button type="button" aria-label="One fewer" disabled={value <= min} onClick={step(-1)}>
        <Icon name="minus" size={20} />
      </button>
      <input
        ref={field}
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={label}
        aria-describedby={describedBy}
        defaultValue={start}
        min={min}
        max={max}
        step={1}
        required
        onInput={read}
      />
      <button
        type="button"
        aria-label="One more"
        disabled={max !== undefined && value >= max}
        onClick={step(1)}
      >
        <Icon name="plus" size={20} />
      </button>
    </span>
  );
}
