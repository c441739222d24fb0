import { useSelector } from "@tanstack/react-form";
import { useFormFacts } from "#components/form/FormContext.ts";

/** Values of the surrounding form's fields; initial values until the fields are mounted. */
export function useFormValues<Name extends string>(names: readonly Name[]): Record<Name, string> {
  const { form, typed } = useFormFacts();
  const serialized = useSelector(form.store, () =>
    JSON.stringify(
      names.map((name) => {
        const value: unknown = form.getFieldValue(name);
        return typeof value === "string" ? value : (typed[name] ?? "");
      }),
    ),
  );
  const values = JSON.parse(serialized) as string[];
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""])) as Record<
    Name,
    string
  >;
}
