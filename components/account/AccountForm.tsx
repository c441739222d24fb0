import { useState } from "react";
import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { Form } from "#components/form/Form.tsx";
import type { FormRefusal } from "#components/form/useServerRefusal.ts";
import { useIsSending } from "#components/form/FormContext.ts";
import { phoneRule } from "#relay/contract/validation/phoneRule.ts";
import { Button } from "#components/ui/Button.tsx";
import { postForm } from "./postForm.ts";
import { t } from "#words/t.ts";

// Form of the account pages, posted with or without script, with the server's errors by field.

type AccountFormProps = {
  /** Post URL. Without script, the server identifies the form by the last path segment. */
  action: string;
  name: string;
  typed?: Readonly<Record<string, string>>;
  /** Hidden inputs. */
  hidden?: Readonly<Record<string, string>>;
  /** Replaces the default submit, `postForm`. */
  send?: (values: Record<string, string>) => Promise<FormRefusal | void>;
  /**
   * Location of the server's response after which the form says "Saved." and the page stays: another
   * form there may have typed values.
   */
  savedAt?: string;
  button: string;
  pendingLabel: string;
  variant?: "primary" | "quiet";
  isSmall?: boolean;
  children?: ReactNode;
};

/** Renders the fields (children) and a submit button; after success the next page is loaded. */
export function AccountForm(props: AccountFormProps) {
  const {
    action,
    name,
    typed,
    hidden = {},
    button,
    pendingLabel,
    variant,
    isSmall = false,
  } = props;
  const refused = usePageContext().draft?.account;
  const draft = refused?.form === name ? refused : undefined;
  const [isSaved, setIsSaved] = useState(false);
  const send = props.send ?? save;

  async function save(values: Record<string, string>): Promise<FormRefusal | undefined> {
    const refusal = await postForm(action, { ...hidden, ...values }, props.savedAt);
    setIsSaved(!refusal);
    return refusal;
  }

  return (
    <Form
      id={name}
      action={action}
      rules={phoneRule}
      // The error summary above already says that the form is incomplete.
      incompleteMessage={false}
      onInput={() => setIsSaved(false)}
      onAttempt={() => setIsSaved(false)}
      onSubmit={send}
      {...(typed && { typed })}
      {...(draft && { typed: { ...typed, ...draft.typed }, errors: draft.validationErrors })}
      {...(draft && { message: draft.message })}
    >
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {props.children}
      <SendButton {...{ button, pendingLabel, variant, isSmall }} />
      {props.savedAt && <p role="status">{isSaved && t("account.saved")}</p>}
    </Form>
  );
}

function SendButton(props: {
  button: string;
  pendingLabel: string;
  variant: "primary" | "quiet" | undefined;
  isSmall: boolean;
}) {
  const { button, pendingLabel, variant = "primary", isSmall } = props;
  return (
    <div>
      <Button {...{ variant, isSmall, pendingLabel }} isPending={useIsSending()}>
        {button}
      </Button>
    </div>
  );
}
