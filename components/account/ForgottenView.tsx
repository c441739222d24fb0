import { Field } from "#components/form/Field.tsx";
import { PageHeading } from "#components/ui/PageHeading.tsx";
import { accountForms } from "#relay/contract/accountFields.ts";
import { AccountForm } from "./AccountForm.tsx";
import { Note } from "./Note.tsx";
import styles from "./Account.module.css";

/** Form that requests a password reset email. */
export function ForgottenView() {
  return (
    <div className={`room ${styles.narrow}`}>
      <PageHeading title="Forgotten your password?">
        <p>We write to the address of your account. The link in the letter leads on.</p>
      </PageHeading>
      <Note />
      <AccountForm
        action="/account/forgotten"
        name="forgotten"
        button="Write to me"
        pendingLabel="Writing"
      >
        <Field name="username" {...accountForms.forgotten.username} autoComplete="username" />
      </AccountForm>
      <p>
        <a href="/account" rel="external">
          Back to signing in
        </a>
      </p>
    </div>
  );
}
