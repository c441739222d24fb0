import type { ReactNode } from "react";
import styles from "./ReviewForm.module.css";

// Text field of the review form, with its label and validation error.

type FieldProps = {
  name: string;
  label: string;
  error: string | undefined;
  /** Renders the input with the attributes that tie it to its label and its validation error. */
  children: (attributes: Record<string, unknown>) => ReactNode;
};

/** Renders the input between its label above and its validation error below. */
export function ReviewField({ name, label, error, children }: FieldProps) {
  const id = `review-${name}`;
  const errorId = `${id}-fault`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        required: true,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": error && errorId,
      })}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
