import type { ReactNode } from "react";
import { FieldMessages } from "./FieldMessages.tsx";
import type { RuledFieldProps } from "./useFormField.ts";
import { useFormField } from "./useFormField.ts";
import styles from "./RadioField.module.css";

type RadioFieldProps = RuledFieldProps & {
  options: readonly {
    value: string;
    label: ReactNode;
    /** Description of the option, displayed below it while it is chosen. */
    description?: string;
    /** Fields that belong to the option, below it. */
    fields?: ReactNode;
  }[];
};

/** Radio group, one option per row. */
export function RadioField({ options, ...ruled }: RadioFieldProps) {
  const { box, control, messages, onInput, onBlur } = useFormField(ruled);
  const { id, name, defaultValue, disabled, autoComplete: _, ...attributes } = control;
  return (
    <fieldset
      ref={box}
      id={id}
      role="radiogroup"
      className={styles.choices}
      {...attributes}
      onChange={onInput}
      onBlur={onBlur}
    >
      <legend>{ruled.label}</legend>
      {ruled.description && (
        <p id={`${id}-description`} className={styles.description}>
          {ruled.description}
        </p>
      )}
      {options.map(({ value, label, description, fields }) => (
        <div key={value} className={styles.option}>
          <label className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              disabled={disabled}
              aria-describedby={description ? `${id}-${value}` : undefined}
            />
            {label}
          </label>
          {description && (
            <p id={`${id}-${value}`} className={styles.about}>
              {description}
            </p>
          )}
          {fields && <div className={styles.fields}>{fields}</div>}
        </div>
      ))}
      <FieldMessages id={id} messages={messages} />
    </fieldset>
  );
}
