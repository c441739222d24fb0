import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { Form } from "#components/form/Form.tsx";
import type { FormRefusal } from "#components/form/useServerRefusal.ts";
import { useIsSending } from "#components/form/FormContext.ts";
import { checkoutRuleTable } from "#components/checkout/checkoutRuleTable.ts";
import { Button } from "#components/ui/Button.tsx";
import { postForm } from "./postForm.ts";

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
  const send = props.send ?? ((values) => postForm(action, { ...hidden, ...values }));
  return (
    <Form
      id={name}
      action={action}
      rules={checkoutRuleTable}
      // The error summary above already says that the form is incomplete.
      incompleteMessage={false}
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
