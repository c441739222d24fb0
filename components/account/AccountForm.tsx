import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { Form } from "#components/form/Form.tsx";
import type { FormRefusal } from "#components/form/useServerRefusal.ts";
import { useIsSending } from "#components/form/FormContext.ts";
import { checkoutRuleTable } from "#components/checkout/checkoutRuleTable.ts";
import { Button } from "#components/ui/Button.tsx";
import { postForm } from "./postForm.ts";

type AccountFormProps = {
  /** Its last part names the form where it was posted without script. */
  action: string;
  name: string;
  typed?: Readonly<Record<string, string>>;
  /** What goes along that nobody types. */
  hidden?: Readonly<Record<string, string>>;
  /** Sends it in another way than the account's other forms. */
  send?: (values: Record<string, string>) => Promise<FormRefusal | void>;
  button: string;
  pendingLabel: string;
  variant?: "primary" | "quiet";
  isSmall?: boolean;
  children?: ReactNode;
};

/** One of the account's forms; once it is taken, the page that is then to be seen is loaded. */
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
  const { accountDraft } = usePageContext();
  const draft = accountDraft?.form === name ? accountDraft : undefined;
  const send = props.send ?? ((values) => postForm(action, { ...hidden, ...values }));
  return (
    <Form
      id={name}
      action={action}
      rules={checkoutRuleTable}
      onSubmit={send}
      {...(typed && { typed })}
      {...(draft && { typed: { ...typed, ...draft.typed }, errors: draft.faults })}
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
