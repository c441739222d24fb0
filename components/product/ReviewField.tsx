import type { ReactNode } from "react";
import styles from "./ReviewForm.module.css";

type FieldProps = {
  name: string;
  label: string;
  fault: string | undefined;
  /** Renders the input with the attributes that tie it to its label and its validation error. */
  children: (tied: Record<string, unknown>) => ReactNode;
};

/** Form field with its label above and its validation error below. */
export function ReviewField({ name, label, fault, children }: FieldProps) {
  const id = `review-${name}`;
  const faultId = `${id}-fault`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        required: true,
        "aria-invalid": fault ? true : undefined,
        "aria-describedby": fault && faultId,
      })}
      {fault && (
        <p id={faultId} className="fault">
          {fault}
        </p>
      )}
    </div>
  );
}
