import { randomUUID } from "node:crypto";
import type { TypedAccount } from "#relay/contract/account/accountFields.ts";
import { addressDemands } from "#relay/contract/account/addressFormats.ts";
import { withNormalCodes } from "#relay/contract/account/normalCodes.ts";
import { isServerError } from "#relay/contract/errors.ts";
import type { OperationResult, ResponseError } from "#relay/contract/errors.ts";
import { accountAddressRules } from "#relay/contract/order/checkoutRules.ts";
import { typedCheckout } from "#relay/contract/order/orderFields.ts";
import changeDocument from "#server/__generated__/actionsChangeMutation.graphql.ts";
import type { actionsChangeMutation } from "#server/__generated__/actionsChangeMutation.graphql.ts";
import endSignInsDocument from "#server/__generated__/actionsEndSignInsMutation.graphql.ts";
import type { actionsEndSignInsMutation } from "#server/__generated__/actionsEndSignInsMutation.graphql.ts";
import forgottenDocument from "#server/__generated__/actionsForgottenMutation.graphql.ts";
import type { actionsForgottenMutation } from "#server/__generated__/actionsForgottenMutation.graphql.ts";
import registerDocument from "#server/__generated__/actionsRegisterMutation.graphql.ts";
import type { actionsRegisterMutation } from "#server/__generated__/actionsRegisterMutation.graphql.ts";
import resetDocument from "#server/__generated__/actionsResetMutation.graphql.ts";
import type { actionsResetMutation } from "#server/__generated__/actionsResetMutation.graphql.ts";
import { fieldErrors } from "#server/shop/checkout/checkoutErrors.ts";
import { addressIn } from "#server/shop/checkout/orderInput.ts";
import { requestSignIn } from "#server/shopper/customerSignIn.ts";
import type { SignInTokens } from "#server/shopper/customerSignIn.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { t } from "#words/t.ts";
import { linesToReorder } from "./customerOrder.ts";
import { findOrder, orderLink } from "./findOrderActions.ts";
import { checked, emailForm, invalid, tooManyAttempts } from "./formAction.ts";
import type { ActionResult, ActionTools, SentForm } from "./formAction.ts";
import { requestOrder } from "./requestOrder.ts";
import { requestPerson } from "./requestPerson.ts";
import type { KnownPerson } from "./requestPerson.ts";
import { addLines } from "./sessionCartLines.ts";
import { withdraw } from "./withdrawal.ts";

// Form actions of the account: registration, passwords, details, addresses and orders.

void graphql`
  mutation actionsRegisterMutation($input: RegisterCustomerInput!) {
    registerCustomer(input: $input) {
      clientMutationId
    }
  }
`;

void graphql`
  mutation actionsForgottenMutation($input: SendPasswordResetEmailInput!) {
    sendPasswordResetEmail(input: $input) {
      success
    }
  }
`;

void graphql`
  mutation actionsResetMutation($input: ResetUserPasswordInput!) {
    resetUserPassword(input: $input) {
      clientMutationId
    }
  }
`;

void graphql`
  mutation actionsChangeMutation($input: UpdateCustomerInput!) {
    updateCustomer(input: $input) {
      clientMutationId
    }
  }
`;

// WPGraphQL-JWT-Authentication adds this field to WordPress's own input, not to WooGraphQL's.
void graphql`
  mutation actionsEndSignInsMutation($input: UpdateUserInput!) {
    updateUser(input: $input) {
      clientMutationId
    }
  }
`;

const signedOut = () => ({ status: 401, message: t("account.signedOut") });

/**
 * Returns the backend's errors about a change that it did not make. Throws if it broke down: the
 * change may have been made then.
 */
function refusalsIn({ errors = [] }: Pick<OperationResult, "errors">): readonly ResponseError[] {
  if (errors.some(isServerError)) throw new Error("the backend failed at a change of the account");
  return errors;
}

/** Requests the signed-in customer; undefined if the sign-in or the session is refused. */
const signedIn = async ({ customer, send }: SentForm["shopper"]) =>
  customer.isSignedIn() ? requestPerson(send) : undefined;

/** Change of a customer's data, and work to do once it is saved. */
type FormChange = { change: object; onSaved?: () => Promise<void> };

/**
 * Saves a form of a signed-in customer's page. Nothing is saved if the page was rendered for another
 * customer, who has used this browser before: it would overwrite the data of this one. Pages of
 * earlier builds do not name their customer.
 * @param read checks the form; returns the change to save, or why it is refused
 */
async function saveChange(
  page: string,
  { shopper, fields }: SentForm,
  read: (known: KnownPerson) => Promise<FormChange | { refusal: ActionResult }>,
): Promise<ActionResult> {
  const known = await signedIn(shopper);
  if (!known) return signedOut();
  const { customer } = fields;
  if (customer !== undefined && customer !== known.person.username) {
    return { location: `${page}?done=otherCustomer` };
  }
  const form = await read(known);
  if ("refusal" in form) return form.refusal;
  const input = { id: known.id, ...form.change };
  const response = await requestShop<actionsChangeMutation>(shopper.send, changeDocument, {
    input,
  });
  if (refusalsIn(response).length > 0) return { status: 409, message: t("account.notAccepted") };
  await form.onSaved?.();
  return { location: `${page}?done=saved` };
}

/** Creates an account. One that exists, or that cannot be opened, has the same response. */
const register = (sent: SentForm, tools: ActionTools) =>
  emailForm("register", sent, tools, {
    recipientOf: ({ email }) => email,
    send: (send, input) => requestShop<actionsRegisterMutation>(send, registerDocument, { input }),
    done: { location: "/account?done=registered" },
  });

/** Requests a password reset email. */
const forgotten = (sent: SentForm, tools: ActionTools) =>
  emailForm("forgotten", sent, tools, {
    recipientOf: ({ username }) => username,
    send: (send, input) =>
      requestShop<actionsForgottenMutation>(send, forgottenDocument, { input }),
    done: { location: "/account/forgotten?done=sent" },
  });

/** A form, without its fields. */
type Sender = Pick<SentForm, "request" | "shopper">;

/** Signs in with a new password; undefined if that fails, as the password has been changed. */
async function signInAgain(
  { request, shopper }: Sender,
  credentials: { username: string; password: string },
): Promise<SignInTokens | undefined> {
  try {
    const given = await requestSignIn(shopper.sendAnonymous, credentials);
    return typeof given === "string" ? undefined : given;
  } catch (error) {
    request.log.error({ err: error }, "a sign-in with a new password failed");
    return undefined;
  }
}

/** Logs that the end of sign-ins failed: the password has been changed all the same. */
const logged =
  ({ request }: Sender) =>
  (error: unknown): void =>
    request.log.error({ err: error }, "the sign-ins with a former password were not ended");

/**
 * Ends all sign-ins of an account but this browser's, which signs in again with the new password:
 * here at once, and at a backend that compares the secret of its sign-ins. A backend without the
 * plugin rejects that document.
 */
async function endOtherSignIns(
  form: Sender,
  { id, person: { username } }: KnownPerson,
  password: string,
): Promise<void> {
  const { customer, send } = form.shopper;
  const input = { id, refreshJwtUserSecret: true };
  await requestShop<actionsEndSignInsMutation>(send, endSignInsDocument, { input }).catch(
    logged(form),
  );
  const given = await signInAgain(form, { username, password });
  if (given) customer.signIn(given);
  await customer.endOthers().catch(logged(form));
}

/**
 * Ends all sign-ins with a former password. A sign-in with the new one, which nobody keeps, names
 * the account and the backend's time.
 */
async function endEarlierSignIns(
  form: Sender,
  credentials: { username: string; password: string },
): Promise<void> {
  const given = await signInAgain(form, credentials);
  if (given) await form.shopper.customer.endEarlier(given).catch(logged(form));
}

async function reset({ request, shopper, fields }: SentForm, { attempts }: ActionTools) {
  const { typed, refusal } = await checked("reset", fields);
  if (refusal) return refusal;
  const attempt = await attempts.password(request.ip, typed.login);
  if (!attempt) return tooManyAttempts();
  const response = await requestShop<actionsResetMutation>(shopper.sendAnonymous, resetDocument, {
    input: typed,
  });
  if (refusalsIn(response).length > 0) {
    return { status: 422, message: t("account.resetLinkUsed") };
  }
  attempt.refund();
  const credentials = { username: typed.login, password: typed.password };
  await endEarlierSignIns({ request, shopper }, credentials);
  return { location: "/account?done=reset" };
}

/**
 * Checks the customer's current password, which some changes require; returns the error, if any.
 */
async function passwordError(
  { request, shopper }: SentForm,
  { person }: KnownPerson,
  typed: TypedAccount<"details">,
  { attempts }: ActionTools,
): Promise<ActionResult | undefined> {
  const invalidPassword = (message: string) => invalid({ currentPassword: message });
  if (typed.currentPassword === "") {
    return invalidPassword(t("account.currentPasswordMissing"));
  }
  const attempt = await attempts.password(request.ip, person.username);
  if (!attempt) return tooManyAttempts();
  const { username } = person;
  const given = await requestSignIn(shopper.sendAnonymous, {
    username,
    password: typed.currentPassword,
  });
  if (typeof given === "string") return invalidPassword(t("account.currentPasswordWrong"));
  attempt.refund();
  return undefined;
}

const details = (sent: SentForm, tools: ActionTools) =>
  saveChange("/account/details", sent, async (known) => {
    const { typed, refusal } = await checked("details", sent.fields);
    if (refusal) return { refusal };
    const { firstName, lastName, displayName, email, newPassword } = typed;
    const hasOtherEmail = email.toLowerCase() !== known.person.email.toLowerCase();
    if (hasOtherEmail || newPassword !== "") {
      const invalidPassword = await passwordError(sent, known, typed, tools);
      if (invalidPassword) return { refusal: invalidPassword };
    }
    // The result reveals whether an email address is taken, so it counts against the email rate
    // limit.
    const attempt = hasOtherEmail && (await tools.attempts.email(sent.request.ip, email));
    if (attempt === "refused") return { refusal: tooManyAttempts() };
    return {
      change: {
        firstName,
        lastName,
        displayName,
        ...(hasOtherEmail && { email }),
        ...(newPassword !== "" && { password: newPassword }),
      },
      ...(newPassword !== "" && { onSaved: () => endOtherSignIns(sent, known, newPassword) }),
    };
  });

const addresses = (sent: SentForm, { choices }: ActionTools) =>
  saveChange("/account/addresses", sent, async () => {
    const { fields } = sent;
    const kind = fields["kind"] === "billing" ? "billing" : "shipping";
    const typed = withNormalCodes(typedCheckout(fields));
    const country = typed[`${kind}_country`];
    const states = [...(await choices.statesOf(country)).keys()];
    const rules = accountAddressRules(kind, country, {
      isPhoneOptional: choices.isPhoneOptional,
      demandsOf: addressDemands,
      countries: await choices.countries(),
      statesOf: () => states,
    });
    const errors = await fieldErrors(rules, typed);
    if (Object.keys(errors).length > 0) return { refusal: invalid(errors) };
    const address = {
      ...addressIn(typed, kind),
      ...(kind === "billing" && { phone: typed.phone }),
    };
    return { change: { [kind]: address } };
  });

const KEY = /^[\da-f-]{36}$/;

/**
 * Adds the products of one of the customer's orders to the cart, as far as they are available. A
 * form that is posted twice adds them once, by its key; pages of earlier builds send none.
 */
async function again({ request, shopper, fields }: SentForm): Promise<ActionResult> {
  if (!(await signedIn(shopper))) return signedOut();
  const { order: orderId = "" } = request.params as { order?: string };
  const id = /^[1-9]\d{0,14}$/.test(orderId) ? Number(orderId) : 0;
  const order = id > 0 ? await requestOrder(shopper.send, id) : undefined;
  if (!order) return { status: 404, message: t("account.orderNotFound") };
  const lines = linesToReorder(order);
  const { key } = fields;
  const isKey = typeof key === "string" && KEY.test(key);
  const refused = await addLines(shopper.send, lines, isKey ? key : randomUUID());
  if (refused.length === 0) return { location: "/cart" };
  const names = refused.join(", ");
  const isPart = refused.length < lines.length;
  return {
    status: 409,
    message: isPart
      ? t("account.partlyUnavailable", { names })
      : t("account.unavailable", { names }),
  };
}

/** Form handlers by path below `/account`; sign-in and sign-out are elsewhere. */
export const actions: Record<
  string,
  (sent: SentForm, tools: ActionTools) => Promise<ActionResult>
> = {
  register,
  forgotten,
  reset,
  details,
  addresses,
  "find-order": findOrder,
  "order-link": orderLink,
  withdraw,
  "orders/:order/again": again,
};
