import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { FieldMessages } from "./FieldMessages.tsx";
import { useFormField } from "./useFormField.ts";
import type { FieldControl, RuledFieldProps } from "./useFormField.ts";
import styles from "./Field.module.css";

// Form field: label, hint, control, and the errors of validation and server.

/** Props of a field with its control. */
export type FieldProps = RuledFieldProps & {
  type?: HTMLInputTypeAttribute;
  inputMode?: "text" | "email" | "tel" | "numeric" | "decimal" | "url" | "search" | "none";
  maxLength?: number;
  /** True for an input that has the focus when it is first rendered. */
  hasFocus?: boolean;
  /** Value of a checkbox while it is checked; unchecked it has none. */
  value?: string;
  /** Renders a control other than an input, such as a select or a textarea. */
  children?: (control: FieldControl) => ReactNode;
};

/** Renders an input, by default for text, a checkbox, or the control that `children` returns. */
export function Field(props: FieldProps) {
  const { type = "text", inputMode, maxLength, hasFocus, value = "on", children, ...ruled } = props;
  const isCheckbox = type === "checkbox";
  const { box, control, messages, onInput, onBlur } = useFormField({
    ...ruled,
    visibility: ruled.visibility ?? (isCheckbox ? "dirty" : "blur"),
  });
  const { id, defaultValue, ...attributes } = control;

  const input = isCheckbox ? (
    <input
      {...attributes}
      id={id}
      type={type}
      value={value}
      defaultChecked={defaultValue === value}
    />
  ) : (
    <input {...control} {...{ type, inputMode, maxLength, autoFocus: hasFocus }} />
  );

  return (
    <div
      ref={box}
      data-part="field"
      className={isCheckbox ? styles.tick : styles.field}
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
      <FieldMessages id={id} messages={messages} />
    </div>
  );
}
