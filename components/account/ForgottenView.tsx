import { Field } from "#components/form/Field.tsx";
import { accountForms } from "#relay/contract/account/accountFields.ts";
import { AccountForm } from "./AccountForm.tsx";
import { GuestFrame } from "./AccountFrame.tsx";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./Account.module.css";

/** Form that requests a password reset email. */
export function ForgottenView() {
  return (
    <GuestFrame title={t("account.forgotten")} lede={t("account.resetLinkEmailed")}>
      <AccountForm
        action="/account/forgotten"
        name="forgotten"
        button={t("account.emailResetLink")}
        pendingLabel={t("account.sending")}
      >
        <Field name="username" {...accountForms().forgotten.username} autoComplete="username" />
      </AccountForm>
      <p>
        <a className={styles.link} href={localePath("/account")} rel="external">
          {t("account.backToSignIn")}
        </a>
      </p>
    </GuestFrame>
  );
}
