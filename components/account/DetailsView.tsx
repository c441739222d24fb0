import { Field } from "#components/form/Field.tsx";
import type { Person } from "#relay/contract/account/accountData.ts";
import { accountForms } from "#relay/contract/account/accountFields.ts";
import { AccountForm } from "./AccountForm.tsx";

/** The customer's name, email and password. */
export function DetailsView({ person }: { person: Person }) {
  const { username, firstName, lastName, displayName, email } = person;
  const { details } = accountForms();
  return (
    <>
      <h1>Your details</h1>
      <AccountForm
        action="/account/details"
        name="details"
        hidden={{ customer: username }}
        typed={{ firstName, lastName, displayName, email }}
        button="Save details"
        pendingLabel="Saving"
      >
        <Field name="firstName" {...details.firstName} autoComplete="given-name" />
        <Field name="lastName" {...details.lastName} autoComplete="family-name" />
        <Field
          name="displayName"
          {...details.displayName}
          description="Shown next to your reviews."
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
          description="At least 8 characters. Leave it empty to keep your password."
          autoComplete="new-password"
        />
        <Field
          name="currentPassword"
          type="password"
          {...details.currentPassword}
          description="Needed to change your email or password."
          autoComplete="current-password"
        />
      </AccountForm>
    </>
  );
}
