import { useCallback, useState } from "react";
import type { FieldErrors, FormFacts } from "./FormContext.ts";

/** Validation errors by field, and whether the form itself reports that it is incomplete. */
type Hindrances = { faults: FieldErrors; isIncomplete: boolean };

const blocksForm = (faults: FieldErrors) =>
  Object.values(faults).some((shown) => shown.some(({ kind }) => kind === "validation"));

/** The errors that keep a form from being sent, by field, and whether the form says so itself. */
export function useBlockingErrors() {
  const [{ faults, isIncomplete }, set] = useState<Hindrances>({ faults: {}, isIncomplete: false });
  const setErrors = useCallback<FormFacts["setErrors"]>((name, shown) => {
    set((now) => {
      const next = { ...now.faults, [name]: shown };
      return { faults: next, isIncomplete: now.isIncomplete && blocksForm(next) };
    });
  }, []);
  const markIncomplete = () => set((now) => ({ ...now, isIncomplete: true }));
  return { faults, isIncomplete, setErrors, markIncomplete };
}
