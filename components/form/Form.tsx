import { useMemo, useRef, useState } from "react";
import type { ReactNode, SubmitEvent } from "react";
import { useForm, useSelector } from "@tanstack/react-form";
import { focusField } from "./controls.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";
import type { SummarizedFault } from "./ErrorSummary.tsx";
import { FormContext } from "./FormContext.ts";
import type { FieldErrors, FormFacts } from "./FormContext.ts";
import { createMountedFields } from "./mountedFields.ts";
import { useBlockingErrors } from "./useBlockingErrors.ts";
import { NO_ERRORS, useServerRefusal } from "./useServerRefusal.ts";
import type { Errors, FormRefusal } from "./useServerRefusal.ts";
import type { Rules } from "#relay/contract/validation/rule.ts";
import { INCOMPLETE_FORM } from "#relay/contract/validation/messages.ts";
import styles from "./Form.module.css";

type FormProps = {
  /** Begins the ids of its fields, which are `{id}-{name}`. */
  id: string;
  /** Where it is posted: without script, and where there is no `onSubmit`. */
  action: string;
  /** What was typed before this page was made, by field's name. */
  typed?: Readonly<Record<string, string>>;
  /** What the server that made this page says of single fields; kept until each changes. */
  errors?: Errors;
  /** What it says of the whole form. */
  message?: string;
  /** Rules of the form's own, by name; they may take their time. */
  rules?: Rules;
  /** Another sentence for a form that cannot be sent yet, or none. */
  incompleteMessage?: string | false;
  /** Told that it is tried to be sent, before its fields are checked. */
  onTry?: () => void;
  /** Sends what the fields on the page hold, by name, and says what the server does not take. */
  onSubmit?: (values: Record<string, string>) => Promise<FormRefusal | void>;
  children: ReactNode;
};

type Try = { number: number; button: HTMLElement | null };

const NO_VALUES: Record<string, unknown> = {};
const FIRST_TRY: Try = { number: 0, button: null };

/**
 * A form whose fields are checked by their rules while they are filled in, and all of them before
 * it is sent. A button with `formNoValidate` posts it as it is.
 */
export function Form(props: FormProps) {
  const { id, incompleteMessage = INCOMPLETE_FORM } = props;
  const [calls, setCalls] = useState(0);
  const callToSummary = () => setCalls((count) => count + 1);
  const { faults, isIncomplete, setErrors, markIncomplete } = useBlockingErrors();
  const refusal = useServerRefusal(props, callToSummary);
  const { errors, message, isSending, forgetError } = refusal;
  const element = useRef<HTMLFormElement>(null);
  const latestTry = useRef(0);
  const isCleared = useRef(false);

  const form = useForm({
    defaultValues: NO_VALUES,
    canSubmitWhenInvalid: true,
    onSubmitMeta: FIRST_TRY,
    // Not the fields' own validators: of one that leaves the page meanwhile the library waits for ever.
    validators: {
      onSubmitAsync: async (): Promise<true | undefined> => (await fields.keepForm()) || undefined,
    },
    onSubmitInvalid: ({ meta }) => {
      if (meta.number !== latestTry.current) return;
      markIncomplete();
      callToSummary();
    },
    onSubmit: async ({ meta }) => {
      if (meta.number === latestTry.current) await send(meta.button);
    },
  });
  const [fields] = useState(() => createMountedFields(form));
  const isTried = useSelector(form.store, (state) => state.submissionAttempts > 0);

  async function send(button: HTMLElement | null) {
    if (!props.onSubmit) {
      isCleared.current = true;
      element.current?.requestSubmit(button);
      return;
    }
    await refusal.send(props.onSubmit(fields.values()));
  }

  const attempt = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter: button } = event.nativeEvent;
    const isUnchecked = button instanceof HTMLButtonElement && button.formNoValidate;
    if (isCleared.current || isUnchecked) {
      isCleared.current = false;
      return;
    }
    event.preventDefault();
    if (isSending) return;
    props.onTry?.();
    fields.commit();
    latestTry.current += 1;
    void form.handleSubmit({ number: latestTry.current, button });
  };

  const facts = useMemo<FormFacts>(
    () => ({
      id,
      form,
      fields,
      typed: props.typed ?? NO_ERRORS,
      rules: props.rules,
      errors,
      forgetError,
      setErrors,
      isTried,
      isSending,
    }),
    [
      id,
      form,
      fields,
      props.typed,
      props.rules,
      errors,
      forgetError,
      setErrors,
      isTried,
      isSending,
    ],
  );

  return (
    <FormContext value={facts}>
      <form
        ref={element}
        id={id}
        className={styles.form}
        method="post"
        action={props.action}
        // The server says the same words as the rules here, and the browser its own.
        noValidate
        onSubmit={attempt}
      >
        {message && (
          <p role="alert" className={styles.message}>
            {message}
          </p>
        )}
        <ErrorSummary
          formId={id}
          faults={summarized(fields.names(), faults, errors, isTried)}
          calls={calls}
          goTo={(name) => {
            const field = fields.elementOf(name);
            if (field) focusField(field);
          }}
        />
        {props.children}
        <div role="status">
          {isIncomplete && incompleteMessage && <p className="fault">{incompleteMessage}</p>}
        </div>
      </form>
    </FormContext>
  );
}

/** The server's errors at once, what rules find once the form was tried to send. */
function summarized(
  names: readonly string[],
  faults: FieldErrors,
  errors: Errors,
  isTried: boolean,
): SummarizedFault[] {
  const elsewhere = Object.keys(errors).filter((name) => !names.includes(name));
  return [
    ...elsewhere.map((name) => ({ name, key: "error", text: errors[name] ?? "" })),
    ...names.flatMap((name) =>
      (faults[name] ?? [])
        .filter(({ kind }) => isTried || kind === "error")
        .map(({ key, text }) => ({ name, key, text })),
    ),
  ];
}
