import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { HTMLInputAutoCompleteAttribute, ReactNode } from "react";
import { useField } from "@tanstack/react-form";
import { fill, onceReleased, valueIn } from "./controls.ts";
import { createFieldCheck } from "./fieldCheck.ts";
import type { CheckResult } from "./fieldCheck.ts";
import type { FieldMessage } from "./FormContext.ts";
import { useFormFacts } from "./FormContext.ts";
import { useEarlierText } from "./useEarlierText.ts";
import { readRules } from "#relay/contract/validation/ruleNotation.ts";
import type { WrittenRules } from "#relay/contract/validation/ruleNotation.ts";

// A value is what was typed once the keys have rested for so long.
const INPUT_DEBOUNCE_MS = 20;

/** When a field says what its rules find; once the form was tried to send, always. */
export type Visibility = "blur" | "live" | "dirty" | "submit";

/** What every field is told, whatever its control. */
export type RuledFieldProps = {
  /** The control's, and the value's in the form and in its post. */
  name: string;
  label: string;
  /** `"required|email"`, or `[["required"], ["email"]]`. */
  rules?: WrittenRules | undefined;
  /** A hint between label and box. */
  description?: ReactNode;
  /** Words of the field's own instead of a rule's, by the rule's name. */
  messages?: Readonly<Record<string, string>> | undefined;
  visibility?: Visibility | undefined;
  defaultValue?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
};

/** What ties a control to its field; a control of one's own takes all of it. */
export type FieldControl = {
  id: string;
  name: string;
  defaultValue: string;
  disabled: boolean;
  autoComplete: HTMLInputAutoCompleteAttribute | undefined;
  "aria-required": true | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

const NOTHING_FOUND: CheckResult = { failures: [], isRunning: false };

/** A field's messages: validation errors, then the server's error. */
function fieldMessages({ failures }: CheckResult, error: string | undefined): FieldMessage[] {
  const messages = failures.map(({ rule, message, blocking }): FieldMessage => ({
    key: `rule_${rule}`,
    text: message,
    kind: "validation",
    blocking,
  }));
  if (error) messages.push({ key: "error", text: error, kind: "error", blocking: true });
  return messages;
}

/** The attributes of a field's control, with ARIA's names for its rules and messages. */
function fieldControl(
  { name, rules = "", description, autoComplete }: RuledFieldProps,
  state: { id: string; initialValue: string; isSending: boolean; messages: FieldMessage[] },
): FieldControl {
  const { id, messages } = state;
  const describing = messages.map(({ key }) => `${id}-${key}`);
  if (description) describing.unshift(`${id}-description`);
  return {
    id,
    name,
    defaultValue: state.initialValue,
    disabled: state.isSending,
    autoComplete,
    "aria-required": readRules(rules).some((rule) => rule.name === "required") || undefined,
    "aria-invalid": messages.some(({ blocking }) => blocking) || undefined,
    "aria-describedby": describing.join(" ") || undefined,
  };
}

/**
 * A field that its rules follow. Its controls keep what is typed themselves, from before there was
 * script; the form's value is what they held when the keys rested.
 */
export function useFormField(ruled: RuledFieldProps) {
  const { name, label, rules = "", visibility = "blur" } = ruled;
  const facts = useFormFacts();
  const { form, fields, errors, isTried } = facts;
  const box = useRef<HTMLDivElement & HTMLFieldSetElement>(null);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isTyping, setIsTyping] = useState(false);
  const [result, setResult] = useState(NOTHING_FOUND);
  const [check] = useState(() => createFieldCheck(setResult));
  const id = `${facts.id}-${name}`;
  const earlier = useEarlierText(id);
  const initialValue = facts.typed[name] ?? ruled.defaultValue ?? "";

  const valueNow = (): unknown => form.getFieldValue(name);
  const run = () =>
    check.run({
      rules,
      value: valueNow(),
      field: {
        name,
        label,
        values: fields.values(),
        labels: fields.labels(),
        rules: facts.rules,
        messages: ruled.messages,
      },
    });

  const field = useField({
    form,
    name,
    defaultValue: initialValue,
    listeners: {
      onChange: () => {
        facts.forgetError(name);
        run();
        fields.changed(name);
      },
    },
  });
  const { isBlurred, isDirty, isTouched } = field.state.meta;
  const value: unknown = field.state.value;

  const isDue = { live: true, blur: isBlurred, dirty: isDirty, submit: false }[visibility];
  const isShown = isTried || (isDue && (!isTyping || visibility === "live"));

  const takeOver = () => {
    if (!box.current) return;
    const held = valueIn(box.current);
    if (held !== valueNow()) field.handleChange(held);
  };
  const commit = () => {
    clearTimeout(typing.current);
    setIsTyping(false);
    takeOver();
  };
  const onInput = () => {
    // What is shown already stays until it is known better.
    if (!isShown) setIsTyping(true);
    clearTimeout(typing.current);
    typing.current = setTimeout(commit, INPUT_DEBOUNCE_MS);
  };
  const onBlur = (event: { relatedTarget: EventTarget | null }) => {
    const next = event.relatedTarget;
    if (!(next instanceof Node && box.current?.contains(next))) onceReleased(field.handleBlur);
  };

  const begin = useEffectEvent(() => {
    // Who comes back to a field finds what was typed; else it may have been before this ran.
    const known = isTouched ? value : earlier;
    if (box.current && typeof known === "string") fill(box.current, known);
    takeOver();
  });
  const leave = useEffectEvent(() => {
    clearTimeout(typing.current);
    check.stop();
    facts.setErrors(name, []);
    fields.changed(name);
  });
  const commitNow = useEffectEvent(commit);
  const meetChangeOf = useEffectEvent((other: string) => {
    if (check.reads(other)) run();
  });
  const blocksForm = useEffectEvent(async () => {
    if (check.isStale(valueNow(), fields.values())) run();
    return (await check.settled()).some(({ blocking }) => blocking);
  });
  const look = useEffectEvent((_asked: string) => {
    run();
    fields.changed(name);
  });
  useLayoutEffect(() => {
    if (!box.current) return;
    const { current: element } = box;
    return fields.add(name, { label, element, commit: commitNow, meetChangeOf, blocksForm });
  }, [fields, name, label]);
  useEffect(() => {
    begin();
    return () => leave();
  }, []);
  // Lists of rules are new at each rendering; what they say is not.
  const asked = [name, label, String(rules)].join("\n");
  useEffect(() => look(asked), [asked]);

  // A value may be set by another part of the page, too.
  const follow = useEffectEvent((held: unknown) => {
    const element = box.current;
    if (!element || isTyping || typeof held !== "string") return;
    if (valueIn(element) !== held) fill(element, held);
  });
  useEffect(() => follow(value), [value]);

  const messages = fieldMessages(isShown ? result : NOTHING_FOUND, errors[name]);
  const tell = useEffectEvent((_told: string) => {
    facts.setErrors(
      name,
      messages.filter((message) => message.blocking),
    );
  });
  const told = JSON.stringify(messages);
  useEffect(() => tell(told), [told]);

  const control = fieldControl(ruled, { id, initialValue, isSending: facts.isSending, messages });
  return { box, control, messages, onInput, onBlur };
}
