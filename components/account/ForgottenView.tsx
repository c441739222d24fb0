import { Field } from "#components/form/Field.tsx";
import { accountForms } from "#relay/contract/account/accountFields.ts";
import { AccountForm } from "./AccountForm.tsx";
import { GuestFrame } from "./AccountFrame.tsx";
import styles from "./Account.module.css";

/** Form that requests a password reset email. */
export function ForgottenView() {
  return (
    <GuestFrame title="Forgotten your password?" lede="We’ll email you a link to choose a new one.">
      <AccountForm
        action="/account/forgotten"
        name="forgotten"
        button="Email me a link"
        pendingLabel="Sending"
      >
        <Field name="username" {...accountForms().forgotten.username} autoComplete="username" />
      </AccountForm>
      <p>
        <a className={styles.link} href="/account" rel="external">
          Back to signing in
        </a>
      </p>
    </GuestFrame>
  );
}
