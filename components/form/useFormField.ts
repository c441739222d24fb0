import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { HTMLInputAutoCompleteAttribute, ReactNode } from "react";
import { useField } from "@tanstack/react-form";
import { readRules } from "#relay/contract/validation/ruleNotation.ts";
import type { WrittenRules } from "#relay/contract/validation/ruleNotation.ts";
import { fill, afterPress, valueIn } from "./controls.ts";
import { createFieldCheck } from "./fieldCheck.ts";
import type { CheckResult } from "./fieldCheck.ts";
import { useFormFacts } from "./FormContext.ts";
import type { FieldMessage } from "./FormContext.ts";

// Form field hook: value, validation and messages of one field, with any control.

const neverChanges = () => () => {};

/**
 * Returns the text typed into a textarea before hydration, which resets it to its initial text.
 * Other controls keep their values.
 */
function useTextBeforeHydration(id: string): string | undefined {
  const isClientRender = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [text] = useState(() => {
    const element = isClientRender ? globalThis.document?.getElementById(id) : undefined;
    return element && element instanceof HTMLTextAreaElement ? element.value : undefined;
  });
  return text;
}

/** Debounce for typed input: runs the latest callback once no other came for some milliseconds. */
export function createDebounce(delayMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  return {
    schedule(callback: () => void): void {
      cancel();
      timer = setTimeout(() => {
        timer = undefined;
        callback();
      }, delayMs);
    },
    cancel,
    /** True while a callback is scheduled. */
    isPending: () => timer !== undefined,
  };
}

// Typed text becomes the field's value after this debounce.
const INPUT_DEBOUNCE_MS = 20;

/** When a field shows validation errors; after a submit attempt it always does. */
export type Visibility = "blur" | "live" | "dirty" | "submit";

/** Props of every form field, independent of its control. */
export type RuledFieldProps = {
  /** Name of the control, and of the value in the form and its post. */
  name: string;
  label: string;
  /** `"required|email"`, or `[["required"], ["email"]]`. */
  rules?: WrittenRules | undefined;
  /** Hint between label and control. */
  description?: ReactNode;
  /** Custom messages, by rule name. */
  messages?: Readonly<Record<string, string>> | undefined;
  visibility?: Visibility | undefined;
  defaultValue?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
};

/** Attributes that tie a control to its field; a custom control must spread them all. */
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

const NO_FAILURES: CheckResult = { failures: [], isRunning: false };

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
 * Returns a field's control props, handlers and messages. Its controls are uncontrolled, as they
 * may be filled in before hydration; their debounced value is copied to the form.
 */
export function useFormField(ruled: RuledFieldProps) {
  const { name, label, rules = "", visibility = "blur" } = ruled;
  const facts = useFormFacts();
  const { form, fields, errors, wasAttempted } = facts;
  const box = useRef<HTMLDivElement & HTMLFieldSetElement>(null);
  const [debounce] = useState(() => createDebounce(INPUT_DEBOUNCE_MS));
  const [isTyping, setIsTyping] = useState(false);
  const [result, setResult] = useState(NO_FAILURES);
  const [check] = useState(() => createFieldCheck(setResult));
  const id = `${facts.id}-${name}`;
  const textBeforeHydration = useTextBeforeHydration(id);
  const initialValue = facts.typed[name] ?? ruled.defaultValue ?? "";

  const currentValue = (): unknown => form.getFieldValue(name);
  const runRules = () =>
    check.run({
      rules,
      value: currentValue(),
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
        runRules();
        fields.notifyChange(name);
      },
    },
  });
  const { isBlurred, isDirty, isTouched } = field.state.meta;
  const value: unknown = field.state.value;

  const isDue = { live: true, blur: isBlurred, dirty: isDirty, submit: false }[visibility];
  const isShown = wasAttempted || (isDue && (!isTyping || visibility === "live"));

  const copyToForm = () => {
    if (!box.current) return;
    const typed = valueIn(box.current);
    if (typed !== currentValue()) field.handleChange(typed);
  };
  const commit = () => {
    debounce.cancel();
    setIsTyping(false);
    copyToForm();
  };
  const onInput = () => {
    // Messages already shown stay until the next result.
    if (!isShown) setIsTyping(true);
    debounce.schedule(commit);
  };
  const onBlur = (event: { relatedTarget: EventTarget | null }) => {
    const next = event.relatedTarget;
    if (!(next instanceof Node && box.current?.contains(next))) afterPress(field.handleBlur);
  };

  const onMount = useEffectEvent(() => {
    // A field that mounts again gets its typed value back; on hydration, the text typed before.
    const restored = isTouched ? value : textBeforeHydration;
    if (box.current && typeof restored === "string") fill(box.current, restored);
    copyToForm();
  });
  const onUnmount = useEffectEvent(() => {
    debounce.cancel();
    check.stop();
    facts.setErrors(name, []);
    fields.notifyChange(name);
  });
  const commitNow = useEffectEvent(commit);
  const onOtherChange = useEffectEvent((other: string) => {
    if (check.reads(other)) runRules();
  });
  const blocksForm = useEffectEvent(async () => {
    if (check.isStale(currentValue(), fields.values())) runRules();
    return (await check.settled()).some(({ blocking }) => blocking);
  });
  const revalidate = useEffectEvent((_rulesKey: string) => {
    runRules();
    fields.notifyChange(name);
  });
  useLayoutEffect(() => {
    if (!box.current) return;
    const { current: element } = box;
    return fields.add(name, { label, element, commit: commitNow, onOtherChange, blocksForm });
  }, [fields, name, label]);
  useEffect(() => {
    onMount();
    return () => onUnmount();
  }, []);
  // Lists of rules are new objects at each rendering, hence the comparison by text.
  const rulesKey = [name, label, String(rules)].join("\n");
  useEffect(() => revalidate(rulesKey), [rulesKey]);

  // Other parts of the page may set the value, too (`useFieldValue`). The effect may run after a
  // later input, which the value of its rendering must not replace.
  const copyToControl = useEffectEvent((_rendered: unknown) => {
    const [element, latest] = [box.current, currentValue()];
    if (!element || debounce.isPending() || typeof latest !== "string") return;
    if (valueIn(element) !== latest) fill(element, latest);
  });
  useEffect(() => copyToControl(value), [value]);

  const messages = fieldMessages(isShown ? result : NO_FAILURES, errors[name]);
  const reportErrors = useEffectEvent((_messagesKey: string) => {
    facts.setErrors(
      name,
      messages.filter((message) => message.blocking),
    );
  });
  const messagesKey = JSON.stringify(messages);
  useEffect(() => reportErrors(messagesKey), [messagesKey]);

  const control = fieldControl(ruled, { id, initialValue, isSending: facts.isSending, messages });
  return { box, control, messages, onInput, onBlur };
}
