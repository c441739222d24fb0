import type { FieldRules } from "#relay/contract/order/checkoutRules.ts";

// Forms of the account, from sign-in to order lookup: fields, validation and input sanitizing.

const newPassword: FieldRules = {
  label: "Password",
  rules: [["required"], ["length", 8, 200]],
  messages: { length: "Use at least 8 characters." },
};

const username: FieldRules = {
  label: "Email or user name",
  rules: [
    ["required", "trim"],
    ["length", 0, 100],
  ],
};

const email: FieldRules = {
  label: "Email",
  rules: [["required", "trim"], ["length", 0, 100], ["email"]],
};

const name = (label: string, isRequired = false): FieldRules => ({
  label,
  rules: [...(isRequired ? [["required", "trim"] as const] : []), ["length", 0, 60]],
});

/** Field rules by form; fields that are not listed are ignored. */
export const accountForms = {
  login: { username, password: { label: "Password", rules: [["required"], ["length", 0, 200]] } },
  register: { email, password: newPassword },
  forgotten: { username },
  reset: {
    login: { ...username, label: "User name" },
    key: {
      label: "Key",
      rules: [["required"], ["length", 0, 100]],
      messages: { required: "This link is incomplete. Send a new link." },
    },
    password: newPassword,
  },
  findOrder: {
    number: {
      label: "Order number",
      rules: [
        ["required", "trim"],
        ["length", 0, 40],
      ],
    },
    // A secret like a password, but one that people copy from an email: it is shown again.
    orderKey: {
      label: "Order key",
      rules: [
        ["required", "trim"],
        ["length", 0, 200],
      ],
    },
  },
  orderLink: {
    orderNumber: {
      label: "Order number",
      rules: [
        ["required", "trim"],
        ["length", 0, 40],
      ],
    },
    orderEmail: email,
  },
  details: {
    firstName: name("First name"),
    lastName: name("Last name"),
    displayName: name("Name shown to others", true),
    email,
    newPassword: {
      label: "New password",
      rules: [["length", 8, 200]],
      messages: { length: "Use at least 8 characters." },
    },
    currentPassword: { label: "Current password", rules: [["length", 0, 200]] },
  },
} satisfies Record<string, Record<string, FieldRules>>;

export type AccountFormName = keyof typeof accountForms;

/** Typed values of one of the forms, by field. */
export type TypedAccount<Form extends AccountFormName> = Record<
  keyof (typeof accountForms)[Form],
  string
>;

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
  const fields = Object.keys(accountForms[form]);
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as TypedAccount<Form>;
}

/** Returns the typed values that may be re-rendered: never a password. */
export const withoutPasswords = (typed: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(typed).filter(([field]) => !/password/i.test(field)));
