import { useMemo, useRef, useState, useCallback } from "react";
import type { ReactNode, SubmitEvent } from "react";
import { useForm, useSelector } from "@tanstack/react-form";
import type { AnyFormApi } from "@tanstack/react-form";
import type { Rules } from "#relay/contract/validation/rule.ts";
import { focusField } from "./controls.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";
import type { SummarizedError } from "./ErrorSummary.tsx";
import { FormContext } from "./FormContext.ts";
import type { FieldErrors, FormFacts, MountedField } from "./FormContext.ts";
import { NO_ERRORS, useServerRefusal } from "./useServerRefusal.ts";
import type { ServerErrors, FormRefusal } from "./useServerRefusal.ts";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./Form.module.css";

// Form component with validation, an error summary and the server's errors.

const byDocumentOrder = (one: [string, MountedField], other: [string, MountedField]) =>
  one[1].element.compareDocumentPosition(other[1].element) & Node.DOCUMENT_POSITION_FOLLOWING
    ? -1
    : 1;

/** Registry of the fields of a form that are currently mounted. */
function createMountedFields(form: AnyFormApi) {
  const mounted = new Map<string, MountedField>();
  const isMounted = (field: MountedField) => [...mounted.values()].includes(field);
  const mapped = (of: (name: string, field: MountedField) => string) =>
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
    focus(name: string) {
      const field = mounted.get(name)?.element;
      if (field) focusField(field);
    },
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

/** Blocking errors by field; `isIncomplete` shows the form's own message, too. */
type BlockingErrors = { blockingErrors: FieldErrors; isIncomplete: boolean };

const blocksForm = (errors: FieldErrors) =>
  Object.values(errors).some((shown) => shown.some(({ kind }) => kind === "validation"));

/** Returns the errors that block a form, by field, and if its "incomplete" message shows. */
function useBlockingErrors() {
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

type FormProps = {
  /** Prefix of its fields' ids, which are `{id}-{name}`. */
  id: string;
  /** URL the form posts to without JavaScript, or if there is no `onSubmit`. */
  action: string;
  /** Typed values of a rejected post, which the server re-rendered, by field name. */
  typed?: Readonly<Record<string, string>>;
  /** Server errors the page was rendered with, by field; each shows until its field changes. */
  errors?: ServerErrors;
  /** Server error for the form as a whole. */
  message?: string;
  /** Custom rules of the form, by name; they may be asynchronous. */
  rules?: Rules;
  /** Replaces the message of an incomplete form; `false` shows none. */
  incompleteMessage?: string | false;
  /** Called on each input of the shopper, but not for values that script sets. */
  onInput?: () => void;
  /**
   * Called on each submit attempt, before the fields are validated. The attempt waits for it, so
   * that errors of another kind show with those of the fields.
   */
  onAttempt?: () => Promise<void> | void;
  /** Sends the values of the mounted fields, by name; resolves to the server's errors, if any. */
  onSubmit?: (values: Record<string, string>) => Promise<FormRefusal | void>;
  children: ReactNode;
};

type Attempt = { number: number; button: HTMLElement | null };

const NO_VALUES: Record<string, unknown> = {};
const FIRST_ATTEMPT: Attempt = { number: 0, button: null };

/**
 * Validates each field while it is filled in and all fields on submit. A button with
 * `formNoValidate` posts the form unvalidated.
 */
export function Form(props: FormProps) {
  const { id, incompleteMessage = t("validation.incompleteForm") } = props;
  const [focusRequests, setFocusRequests] = useState(0);
  const focusSummary = () => setFocusRequests((count) => count + 1);
  const { blockingErrors, isIncomplete, setErrors, markIncomplete } = useBlockingErrors();
  const refusal = useServerRefusal(props, focusSummary);
  const { errors, message, isSending, forgetError } = refusal;
  const element = useRef<HTMLFormElement>(null);
  const latestAttempt = useRef(0);
  const attempted = useRef<Promise<void> | void>(undefined);
  /** True for the native submit that follows a passed validation. */
  const isValidated = useRef(false);

  const form = useForm({
    defaultValues: NO_VALUES,
    canSubmitWhenInvalid: true,
    onSubmitMeta: FIRST_ATTEMPT,
    // Field validators would not do: the library waits forever for one that unmounts meanwhile.
    validators: {
      onSubmitAsync: async (): Promise<true | undefined> => {
        const [isBlocked] = await Promise.all([fields.blockForm(), attempted.current]);
        return isBlocked || undefined;
      },
    },
    onSubmitInvalid: ({ meta }) => {
      if (meta.number !== latestAttempt.current) return;
      markIncomplete();
      focusSummary();
    },
    onSubmit: async ({ meta }) => {
      if (meta.number === latestAttempt.current) await send(meta.button);
    },
  });
  const [fields] = useState(() => createMountedFields(form));
  const wasAttempted = useSelector(form.store, (state) => state.submissionAttempts > 0);

  async function send(button: HTMLElement | null) {
    if (!props.onSubmit) {
      isValidated.current = true;
      element.current?.requestSubmit(button);
      return;
    }
    await refusal.send(props.onSubmit(fields.values()));
  }

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter: button } = event.nativeEvent;
    const skipsValidation = button instanceof HTMLButtonElement && button.formNoValidate;
    if (isValidated.current || skipsValidation) {
      isValidated.current = false;
      return;
    }
    event.preventDefault();
    if (isSending) return;
    attempted.current = props.onAttempt?.();
    fields.commit();
    latestAttempt.current += 1;
    void form.handleSubmit({ number: latestAttempt.current, button });
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
      wasAttempted,
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
      wasAttempted,
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
        action={localePath(props.action)}
        // The browser's messages would differ from those of the rules and the server.
        noValidate
        onInput={props.onInput}
        onSubmit={handleSubmit}
      >
        {message && (
          <p role="alert" className={`error-box ${styles.message}`}>
            {message}
          </p>
        )}
        <ErrorSummary
          formId={id}
          errors={summarizedErrors(fields, blockingErrors, errors, wasAttempted)}
          focusRequests={focusRequests}
          focusField={fields.focus}
        />
        {props.children}
        <div role="status">
          {isIncomplete && incompleteMessage && <p className="field-error">{incompleteMessage}</p>}
        </div>
      </form>
    </FormContext>
  );
}

/** Fields of the summary: the server's errors at once, those of rules after a submit attempt. */
function summarizedErrors(
  fields: ReturnType<typeof createMountedFields>,
  blockingErrors: FieldErrors,
  errors: ServerErrors,
  wasAttempted: boolean,
): SummarizedError[] {
  const names = fields.names();
  const labels = fields.labels();
  const unmounted = Object.keys(errors).filter((name) => !names.includes(name));
  const isShown = (name: string) =>
    (blockingErrors[name] ?? []).some(({ kind }) => wasAttempted || kind === "error");
  return [
    ...unmounted.map((name) => ({ name, text: errors[name] ?? "" })),
    ...names.filter(isShown).map((name) => ({ name, text: labels[name] ?? "" })),
  ];
}
