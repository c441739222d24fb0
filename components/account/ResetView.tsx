import { Field } from "#components/form/Field.tsx";
import { accountForms } from "#relay/contract/account/accountFields.ts";
import { AccountForm } from "./AccountForm.tsx";
import { GuestFrame } from "./AccountFrame.tsx";
import styles from "./Account.module.css";

/** Password reset form, opened from the link of an email; that link may lack the login. */
export function ResetView({ login, emailedKey }: { login: string; emailedKey: string }) {
  const { login: loginField, password } = accountForms().reset;
  return (
    <GuestFrame title="Choose a new password">
      <AccountForm
        action="/account/reset"
        name="reset"
        hidden={{ key: emailedKey }}
        typed={{ login }}
        button="Save password"
        pendingLabel="Saving"
      >
        <Field name="login" {...loginField} autoComplete="username" />
        <Field
          name="password"
          type="password"
          {...password}
          label="New password"
          description="At least 8 characters."
          autoComplete="new-password"
        />
      </AccountForm>
      <p>
        <a className={styles.link} href="/account/forgotten" rel="external">
          Send a new link
        </a>
      </p>
    </GuestFrame>
  );
}
