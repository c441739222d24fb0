import type { FocusEvent, KeyboardEvent } from "react";
import { Field } from "#components/form/Field.tsx";
import type { FieldProps } from "#components/form/Field.tsx";
import { useFieldValue } from "#components/form/useFieldValue.ts";

// Form field whose text is normalized as it is left: postcode and phone number.

type NormalizedFieldProps = Omit<FieldProps, "children"> & {
  /** Returns the typed text as the shop takes it. */
  normalize: (typed: string) => string;
};

/** Field that normalizes its text once it has been typed; the server does the same. */
export function NormalizedField({ normalize, ...field }: NormalizedFieldProps) {
  const [, setText] = useFieldValue(field.name);
  const write = ({ target }: FocusEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    const written = normalize(target.value);
    if (written === target.value) return;
    // Also in the control: its debounced text would otherwise replace the field's value.
    target.value = written;
    setText(written);
  };
  return (
    // Enter submits the form before the field loses the focus.
    <div
      role="presentation"
      onBlur={write}
      onKeyDown={(event) => event.key === "Enter" && write(event)}
    >
      <Field {...field} />
    </div>
  );
}
