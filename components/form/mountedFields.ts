import type { AnyFormApi } from "@tanstack/react-form";
import type { MountedField } from "./FormContext.ts";

const inPageOrder = (one: [string, MountedField], other: [string, MountedField]) =>
  one[1].element.compareDocumentPosition(other[1].element) & Node.DOCUMENT_POSITION_FOLLOWING
    ? -1
    : 1;

/** The fields of a form that are on the page now. */
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
    changed(changed: string) {
      setTimeout(() => {
        for (const field of mounted.values()) field.meetChangeOf(changed);
      });
    },
    values: () =>
      mapped((name) => {
        const held: unknown = form.getFieldValue(name);
        return typeof held === "string" ? held : "";
      }),
    labels: () => mapped((_, { label }) => label),
    elementOf: (name: string) => mounted.get(name)?.element,
    /** Takes over what was typed a moment ago. */
    commit() {
      for (const field of mounted.values()) field.commit();
    },
    /**
     * Whether any of them keeps the form from being sent. One that leaves the page meanwhile does
     * not; one that comes is asked, too.
     */
    async keepForm(): Promise<boolean> {
      for (;;) {
        const asked = [...mounted.values()];
        const answers = await Promise.all(asked.map((field) => field.blocksForm()));
        const isSame = mounted.size === asked.length && asked.every((field) => isMounted(field));
        if (isSame) return answers.includes(true);
      }
    },
    /** Their names, as they stand on the page. */
    names: () => [...mounted].toSorted(inPageOrder).map(([name]) => name),
  };
}
