import { useRef, useState } from "react";
import { Icon } from "./Icon.tsx";
import styles from "./Stepper.module.css";

type StepperProps = {
  name: string;
  /** The field's accessible name, "Quantity of Fen tumbler". */
  label: string;
  min?: number;
  max?: number | undefined;
  start?: number;
  /** The id of what is to be said of the field beside its name. */
  describedBy?: string | undefined;
};

/** A number field for a form, with a button at either side of it once there is script. */
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
