import { createContext, use } from "react";
import type { AnyFormApi } from "@tanstack/react-form";
import type { Rules } from "#relay/contract/validation/rule.ts";

// React context of a form, which its fields read.

/** A field that is on the page. */
export type MountedField = {
  label: string;
  element: Element;
  /** Copies the control's value to the form without waiting for the debounce. */
  commit: () => void;
  /** Runs its rules again if they read the named field. */
  onOtherChange: (name: string) => void;
  /** Validates the current value; true if an error blocks the form. */
  blocksForm: () => Promise<boolean>;
};

/** Message shown below a field. */
export type FieldMessage = {
  key: string;
  text: string;
  /** From its rules, or from the server. */
  kind: "validation" | "error";
  /** False for advice, which does not block the form. */
  blocking: boolean;
};

/** Blocking errors by field name. */
export type FieldErrors = Readonly<Record<string, readonly FieldMessage[]>>;

/** Form state and actions for the fields within. */
export type FormFacts = {
  id: string;
  form: AnyFormApi;
  /** Typed values of a rejected post, which the server re-rendered, by field. */
  typed: Readonly<Record<string, string>>;
  rules: Rules | undefined;
  fields: {
    add: (name: string, field: MountedField) => () => void;
    /** Notifies all fields, in a new task, that one has changed. */
    notifyChange: (name: string) => void;
    values: () => Record<string, string>;
    labels: () => Record<string, string>;
    /** Focuses a field's control, if the field is on the page. */
    focus: (name: string) => void;
  };
  /** Server errors by field. */
  errors: Readonly<Record<string, string>>;
  forgetError: (name: string) => void;
  /** Sets the blocking errors that a field shows. */
  setErrors: (name: string, errors: readonly FieldMessage[]) => void;
  /** True after the first submit attempt. */
  wasAttempted: boolean;
  isSending: boolean;
};

export const FormContext = createContext<FormFacts | undefined>(undefined);

/** Returns the state and actions of the enclosing form. */
export function useFormFacts(): FormFacts {
  const facts = use(FormContext);
  if (!facts) throw new Error("A form field needs an enclosing Form");
  return facts;
}

/** True while the enclosing form is being sent, for its submit button. */
export const useIsSending = (): boolean => useFormFacts().isSending;
