import type { FieldMessage } from "./FormContext.ts";
import styles from "./Field.module.css";

/** Messages below a field; its control refers to their ids in `aria-describedby`. */
export function FieldMessages({ id, messages }: { id: string; messages: readonly FieldMessage[] }) {
  return messages.map(({ key, text, kind, blocking }) => (
    <p
      key={key}
      id={`${id}-${key}`}
      className={blocking ? "field-error" : `field-error ${styles.advice}`}
      data-message-type={kind}
    >
      {text}
    </p>
  ));
}
