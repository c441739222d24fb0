import { useSelector } from "@tanstack/react-form";
import { useFormFacts } from "./FormContext.ts";

/**
 * What another field of the form around holds, and a way to fill it in: `useState` over a field.
 * A field that was not shown yet holds nothing.
 */
export function useFieldValue(name: string) {
  const { form } = useFormFacts();
  const value = useSelector(form.store, () => {
    const held: unknown = form.getFieldValue(name);
    return typeof held === "string" ? held : "";
  });
  return [value, (filled: string) => form.setFieldValue(name, filled)] as const;
}
