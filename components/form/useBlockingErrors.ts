import { useCallback, useState } from "react";
import type { FieldErrors, FormFacts } from "./FormContext.ts";

// Blocking errors of a form's fields, as state of the form component.

/** Blocking errors by field; `isIncomplete` shows the form's own message, too. */
type BlockingErrors = { blockingErrors: FieldErrors; isIncomplete: boolean };

const blocksForm = (errors: FieldErrors) =>
  Object.values(errors).some((shown) => shown.some(({ kind }) => kind === "validation"));

/** Returns the errors that block a form, by field, and if its "incomplete" message shows. */
export function useBlockingErrors() {
  const [{ blockingErrors, isIncomplete }, set] = useState<BlockingErrors>({
    blockingErrors: {},
    isIncomplete: false,
  });
  const setErrors = useCallback<FormFacts["setErrors"]>((name, shown) => {
    set((now) => {
      const next = { ...now.blockingErrors, [name]: shown };
      return { blockingErrors: next, isIncomplete: now.isIncomplete && blocksForm(next) };
    });
  }, []);
  const markIncomplete = () => set((now) => ({ ...now, isIncomplete: true }));
  return { blockingErrors, isIncomplete, setErrors, markIncomplete };
}
