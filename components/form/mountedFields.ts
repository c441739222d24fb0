import type { AnyFormApi } from "@tanstack/react-form";
import type { MountedField } from "./FormContext.ts";

const byDocumentOrder = (one: [string, MountedField], other: [string, MountedField]) =>
  one[1].element.compareDocumentPosition(other[1].element) & Node.DOCUMENT_POSITION_FOLLOWING
    ? -1
    : 1;

/** Registry of the fields of a form that are currently mounted. */
export function createMountedFields(form: AnyFormApi) {
  const mounted = new Map<string, MountedField>();
  const isMounted = (field: MountedField) => [...mounted.values()].includes(field);
  const mapped = <Value>(of: (name: string, field: MountedField) => Value) =>
    Object.fromEntries([...mounted].map(([name, field]) => [name, of(name, field)]));

  return {
    add(name: string, field: MountedField) {
      mounted.set(name, field);
      return () => void mounted.delete(name);
    },
    notifyChange(changed: string) {
      setTimeout(() => {
        for (const field of mounted.values()) field.onOtherChange(changed);
      });
    },
    values: () =>
      mapped((name) => {
        const value: unknown = form.getFieldValue(name);
        return typeof value === "string" ? value : "";
      }),
    labels: () => mapped((_, { label }) => label),
    elementOf: (name: string) => mounted.get(name)?.element,
    /** Copies all controls' values to the form without waiting for the debounce. */
    commit() {
      for (const field of mounted.values()) field.commit();
    },
    /**
     * True if a field blocks the form. A field that unmounts meanwhile does not count; one that
     * mounts meanwhile is validated too.
     */
    async blockForm(): Promise<boolean> {
      for (;;) {
        const validated = [...mounted.values()];
        const areBlocking = await Promise.all(validated.map((field) => field.blocksForm()));
        const isSame =
          mounted.size === validated.length && validated.every((field) => isMounted(field));
        if (isSame) return areBlocking.includes(true);
      }
    },
    /** Field names in document order. */
    names: () => [...mounted].toSorted(byDocumentOrder).map(([name]) => name),
  };
}
