import { useSelector } from "@tanstack/react-form";
import { useFormFacts } from "./FormContext.ts";

/**
 * Returns value and setter of another field in the enclosing form, like `useState`. The value is
 * empty until the field has been mounted.
 */
export function useFieldValue(name: string) {
  const { form } = useFormFacts();
  const value = useSelector(form.store, () => {
    const fieldValue: unknown = form.getFieldValue(name);
    return typeof fieldValue === "string" ? fieldValue : "";
  });
  return [value, (next: string) => form.setFieldValue(name, next)] as const;
}
