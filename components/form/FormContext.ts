import { createContext, use } from "react";
import type { AnyFormApi } from "@tanstack/react-form";
import type { Rules } from "#relay/contract/validation/rule.ts";

/** A field that is on the page. */
export type MountedField = {
  label: string;
  element: Element;
  /** Takes over what was typed a moment ago. */
  commit: () => void;
  /** Runs its rules again where they have looked at the named field. */
  meetChangeOf: (name: string) => void;
  /** Whether what it holds now keeps the form from being sent. */
  blocksForm: () => Promise<boolean>;
};

/** What a field shows below itself. */
export type FieldMessage = {
  key: string;
  text: string;
  /** From its rules, or from the server. */
  kind: "validation" | "error";
  /** Otherwise it is advice, and the form is sent all the same. */
  blocking: boolean;
};

/** What fields show that is to be mended. */
export type FieldErrors = Readonly<Record<string, readonly FieldMessage[]>>;

/** What a form shares with its fields. */
export type FormFacts = {
  id: string;
  form: AnyFormApi;
  /** What was typed before this page was made, by field. */
  typed: Readonly<Record<string, string>>;
  rules: Rules | undefined;
  fields: {
    add: (name: string, field: MountedField) => () => void;
    /** Tells the other fields, in a moment, that one has changed. */
    changed: (name: string) => void;
    values: () => Record<string, string>;
    labels: () => Record<string, string>;
  };
  /** What the server says of fields. */
  errors: Readonly<Record<string, string>>;
  forgetError: (name: string) => void;
  /** Hears of what a field shows that is to be mended. */
  setErrors: (name: string, faults: readonly FieldMessage[]) => void;
  /** Whether it has been tried to send the form. */
  isTried: boolean;
  isSending: boolean;
};

export const FormContext = createContext<FormFacts | undefined>(undefined);

/** What the form around shares. */
export function useFormFacts(): FormFacts {
  const facts = use(FormContext);
  if (!facts) throw new Error("A field stands in no form");
  return facts;
}

/** Whether the form around is being sent, for its button to say so. */
export const useIsSending = (): boolean => useFormFacts().isSending;
