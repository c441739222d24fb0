import type { FieldRules } from "#relay/contract/order/checkoutRules.ts";
import { t } from "#words/t.ts";

// Forms of the account, from sign-in to order lookup: fields, validation and input sanitizing.

const newPassword = (): FieldRules => ({
  label: t("account.password"),
  rules: [["required"], ["length", 8, 200]],
  messages: { length: t("account.passwordTooShort") },
});

const username = (label = t("account.usernameOrEmail")): FieldRules => ({
  label,
  rules: [
    ["required", "trim"],
    ["length", 0, 100],
  ],
});

const email = (): FieldRules => ({
  label: t("address.email"),
  rules: [["required", "trim"], ["length", 0, 100], ["email"]],
});

const name = (label: string, isRequired = false): FieldRules => ({
  label,
  rules: [...(isRequired ? [["required", "trim"] as const] : []), ["length", 0, 60]],
});

/** Returns the field rules by form; fields that are not listed are ignored. */
export const accountForms = () =>
  ({
    login: {
      username: username(),
      password: { label: t("account.password"), rules: [["required"], ["length", 0, 200]] },
    },
    register: { email: email(), password: newPassword() },
    forgotten: { username: username() },
    reset: {
      login: username(t("account.username")),
      key: {
        label: t("account.resetKey"),
        rules: [["required"], ["length", 0, 100]],
        messages: { required: t("account.resetKeyMissing") },
      },
      password: newPassword(),
    },
    findOrder: {
      number: {
        label: t("account.orderNumber"),
        rules: [
          ["required", "trim"],
          ["length", 0, 40],
        ],
      },
      // A secret like a password, but one that people copy from an email: it is shown again.
      orderKey: {
        label: t("account.orderKey"),
        rules: [
          ["required", "trim"],
          ["length", 0, 200],
        ],
      },
    },
    orderLink: {
      orderNumber: {
        label: t("account.orderNumber"),
        rules: [
          ["required", "trim"],
          ["length", 0, 40],
        ],
      },
      orderEmail: email(),
    },
    withdraw: {
      name: name(t("account.name"), true),
      contract: {
        label: t("account.orderNumber"),
        rules: [
          ["required", "trim"],
          ["length", 0, 200],
        ],
      },
      contractEmail: email(),
    },
    details: {
      firstName: name(t("address.firstName")),
      lastName: name(t("address.lastName")),
      displayName: name(t("account.displayName"), true),
      email: email(),
      newPassword: {
        label: t("account.newPassword"),
        rules: [["length", 8, 200]],
        messages: { length: t("account.passwordTooShort") },
      },
      currentPassword: { label: t("account.currentPassword"), rules: [["length", 0, 200]] },
    },
  }) satisfies Record<string, Record<string, FieldRules>>;

type AccountForms = ReturnType<typeof accountForms>;

export type AccountFormName = keyof AccountForms;

/** Typed values of one of the forms, by field. */
export type TypedAccount<Form extends AccountFormName> = Record<keyof AccountForms[Form], string>;

const isSecret = (field: string) => /password|key/i.test(field);

/** Reads a form's own fields from a request body; ignores everything else. */
export function typedAccount<Form extends AccountFormName>(
  form: Form,
  sent: Record<string, unknown>,
): TypedAccount<Form> {
  const textOf = (field: string) => {
    const value = Object.hasOwn(sent, field) ? sent[field] : undefined;
    // A password is not sanitized; the limit still lets the length rule reject one that is too
    // long.
    const text = typeof value === "string" ? value.slice(0, 300) : "";
    return isSecret(field) ? text : text.replace(/\p{Cc}+/gu, " ").trim();
  };
  const fields = Object.keys(accountForms()[form]);
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as TypedAccount<Form>;
}

/** Returns the typed values that may be re-rendered: never a password. */
export const withoutPasswords = (typed: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(typed).filter(([field]) => !/password/i.test(field)));
