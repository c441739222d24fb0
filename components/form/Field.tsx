import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { FieldNotes } from "./FieldNotes.tsx";
import { useFormField } from "./useFormField.ts";
import type { FieldControl, RuledFieldProps } from "./useFormField.ts";
import styles from "./Field.module.css";

type FieldProps = RuledFieldProps & {
  type?: HTMLInputTypeAttribute;
  inputMode?: "text" | "email" | "tel" | "numeric" | "decimal" | "url" | "search" | "none";
  maxLength?: number;
  /** What a box to tick says where it is ticked; where it is not, it says nothing. */
  value?: string;
  /** A control of another kind than an input: a select, a textarea. */
  children?: (control: FieldControl) => ReactNode;
};

/** A field with its label above and what its rules and the server say of it below. */
export function Field(props: FieldProps) {
  const { type = "text", inputMode, maxLength, value = "on", children, ...ruled } = props;
  const isTicked = type === "checkbox";
  const { box, control, messages, onInput, onBlur } = useFormField({
    ...ruled,
    visibility: ruled.visibility ?? (isTicked ? "dirty" : "blur"),
  });
  const { id, defaultValue, ...tied } = control;

  const input = isTicked ? (
    <input {...tied} id={id} type={type} value={value} defaultChecked={defaultValue === value} />
  ) : (
    <input {...control} type={type} inputMode={inputMode} maxLength={maxLength} />
  );

  return (
    <div
      ref={box}
      className={isTicked ? styles.tick : styles.field}
      onChange={onInput}
      onBlur={onBlur}
    >
      <label htmlFor={id}>{ruled.label}</label>
      {ruled.description && (
        <p id={`${id}-description`} className={styles.description}>
          {ruled.description}
        </p>
      )}
      {children ? children(control) : input}
      <FieldNotes id={id} messages={messages} />
    </div>
  );
}
