import { useCallback, useState } from "react";
import type { Faults, FormFacts } from "./FormContext.ts";

/** Validation errors by field, and whether the form itself reports that it is incomplete. */
type Hindrances = { faults: Faults; isIncomplete: boolean };

const keepsForm = (faults: Faults) =>
  Object.values(faults).some((shown) => shown.some(({ kind }) => kind === "validation"));

/** The errors that keep a form from being sent, by field, and whether the form says so itself. */
export function useHindrances() {
  const [{ faults, isIncomplete }, set] = useState<Hindrances>({ faults: {}, isIncomplete: false });
  const setFaults = useCallback<FormFacts["setFaults"]>((name, shown) => {
    set((now) => {
      const next = { ...now.faults, [name]: shown };
      return { faults: next, isIncomplete: now.isIncomplete && keepsForm(next) };
    });
  }, []);
  const markIncomplete = () => set((now) => ({ ...now, isIncomplete: true }));
  return { faults, isIncomplete, setFaults, markIncomplete };
}
