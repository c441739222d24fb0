import { Field } from "#components/form/Field.tsx";
import { accountForms } from "#relay/contract/account/accountFields.ts";
import { AccountForm } from "./AccountForm.tsx";
import { GuestFrame } from "./AccountFrame.tsx";
import { t } from "#words/t.ts";
import { localePath } from "#words/localePath.ts";
import styles from "./Account.module.css";

/** Password reset form, opened from the link of an email; that link may lack the login. */
export function ResetView({ login, emailedKey }: { login: string; emailedKey: string }) {
  const { login: loginField, password } = accountForms().reset;
  return (
    <GuestFrame title={t("account.resetTitle")}>
      <AccountForm
        action="/account/reset"
        name="reset"
        hidden={{ key: emailedKey }}
        typed={{ login }}
        button={t("account.savePassword")}
        pendingLabel={t("account.saving")}
      >
        <Field name="login" {...loginField} autoComplete="username" />
        <Field
          name="password"
          type="password"
          {...password}
          label={t("account.newPassword")}
          description={t("account.passwordNote")}
          autoComplete="new-password"
        />
      </AccountForm>
      <p>
        <a className={styles.link} href={localePath("/account/forgotten")} rel="external">
          {t("account.newResetLink")}
        </a>
      </p>
    </GuestFrame>
  );
}
