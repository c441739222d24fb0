import { Field } from "#components/form/Field.tsx";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import { accountForms } from "#relay/contract/accountFields.ts";
import { AccountForm } from "./AccountForm.tsx";
import styles from "./Account.module.css";

const { login: loginField, password } = accountForms.reset;

/** Password reset form, opened from the link of an email; that link may lack the login. */
export function ResetView({ login, keyOfLetter }: { login: string; keyOfLetter: string }) {
  return (
    <div className={`room ${styles.narrow}`}>
      <PageHeading title="Choose another password">
        <p>Everywhere you were signed in, the old one ends.</p>
      </PageHeading>
      <AccountForm
        action="/account/reset"
        name="reset"
        hidden={{ key: keyOfLetter }}
        typed={{ login }}
        button="Save the password"
        pendingLabel="Saving it"
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
        <a href="/account/forgotten" rel="external">
          Ask for another letter
        </a>
      </p>
    </div>
  );
}
