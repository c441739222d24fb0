import type { FieldMessage } from "./FormContext.ts";
import styles from "./Field.module.css";

/** What is said of a field below it, under the ids that its control is described by. */
export function FieldNotes({ id, messages }: { id: string; messages: readonly FieldMessage[] }) {
  return messages.map(({ key, text, kind, blocking }) => (
    <p
      key={key}
      id={`${id}-${key}`}
      className={blocking ? "fault" : `fault ${styles.advice}`}
      data-message-type={kind}
    >
      {text}
    </p>
  ));
}
