import { Field } from "#components/form/Field.tsx";
import type { Person } from "#relay/contract/account/accountData.ts";
import { accountForms } from "#relay/contract/account/accountFields.ts";
import { AccountForm } from "./AccountForm.tsx";
import { t } from "#words/t.ts";
import styles from "./Account.module.css";

/** The customer's name, email and password. */
export function DetailsView({ person }: { person: Person }) {
  const { username, firstName, lastName, displayName, email } = person;
  const { details } = accountForms();
  return (
    <>
      <h1>{t("account.detailsTitle")}</h1>
      <div className={styles.details}>
        <AccountForm
          action="/account/details"
          name="details"
          hidden={{ customer: username }}
          typed={{ firstName, lastName, displayName, email }}
          button={t("account.saveDetails")}
          pendingLabel={t("account.saving")}
        >
          <Field name="firstName" {...details.firstName} autoComplete="given-name" />
          <Field name="lastName" {...details.lastName} autoComplete="family-name" />
          <Field
            name="displayName"
            {...details.displayName}
            description={t("account.displayNameUse")}
            autoComplete="nickname"
          />
          <Field
            name="email"
            type="email"
            inputMode="email"
            {...details.email}
            autoComplete="email"
          />
          <Field
            name="newPassword"
            type="password"
            {...details.newPassword}
            description={t("account.newPasswordNote")}
            autoComplete="new-password"
          />
          <Field
            name="currentPassword"
            type="password"
            {...details.currentPassword}
            description={t("account.currentPasswordUse")}
            autoComplete="current-password"
          />
        </AccountForm>
      </div>
    </>
  );
}
