import type { TypedAccount } from "#relay/contract/account/accountFields.ts";
import { isServerError } from "#relay/contract/errors.ts";
import type { OperationResult, ResponseError } from "#relay/contract/errors.ts";
import changeDocument from "#server/__generated__/actionsChangeMutation.graphql.ts";
import type { actionsChangeMutation } from "#server/__generated__/actionsChangeMutation.graphql.ts";
import forgottenDocument from "#server/__generated__/actionsForgottenMutation.graphql.ts";
import type { actionsForgottenMutation } from "#server/__generated__/actionsForgottenMutation.graphql.ts";
import registerDocument from "#server/__generated__/actionsRegisterMutation.graphql.ts";
import type { actionsRegisterMutation } from "#server/__generated__/actionsRegisterMutation.graphql.ts";
import resetDocument from "#server/__generated__/actionsResetMutation.graphql.ts";
import type { actionsResetMutation } from "#server/__generated__/actionsResetMutation.graphql.ts";
import { requestSignIn } from "#server/shopper/customerSignIn.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { addressChange } from "./addressChange.ts";
import { endEarlierSignIns, endOtherSignIns } from "./endSignIns.ts";
import { findOrder, orderLink } from "./findOrderActions.ts";
import { TOO_MANY_ATTEMPTS, checked, invalid } from "./formAction.ts";
import type { ActionResult, ActionTools, SentForm } from "./formAction.ts";
import { orderAgain } from "./orderAgain.ts";
import { requestPerson } from "./requestPerson.ts";
import type { KnownPerson } from "./requestPerson.ts";

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

const REGISTERED = { location: "/account?done=registered" };
const SENT = { location: "/account/forgotten?done=sent" };
const SIGNED_OUT = { status: 401, message: "You’ve been signed out. Sign in again." };
const REFUSED = {
  status: 409,
  message: "The shop didn’t accept this, so nothing was changed. Check it and try again.",
};

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

/** A page of the account, with the message that nothing was saved. */
const otherCustomer = (page: string) => ({ location: `${page}?done=otherCustomer` });

/**
 * True for a form whose page was rendered for another customer, who has used this browser before:
 * it would overwrite the data of this one. Pages of earlier builds do not name their customer.
 */
const isOfOther = ({ person }: KnownPerson, { customer }: SentForm["fields"]): boolean =>
  customer !== undefined && customer !== person.username;

/**
 * Creates an account. The response is the same if the email address is taken, so that nobody can
 * probe for accounts.
 */
async function register({ request, shopper, fields }: SentForm, { attempts }: ActionTools) {
  const { typed, refusal } = await checked("register", fields);
  if (refusal) return refusal;
  const attempt = await attempts.email(request.ip, typed.email);
  if (attempt === "refused") return TOO_MANY_ATTEMPTS;
  // After so many attempts the account exists, or cannot be opened: the response is the same.
  if (attempt === "capped") return REGISTERED;
  const { errors = [] } = await requestShop<actionsRegisterMutation>(
    shopper.sendAnonymous,
    registerDocument,
    { input: typed },
  );
  if (errors.length > 0) request.log.warn("an account was not opened");
  return REGISTERED;
}

/** Requests a password reset email; the response is the same for unknown accounts. */
async function forgotten({ request, shopper, fields }: SentForm, { attempts }: ActionTools) {
  const { typed, refusal } = await checked("forgotten", fields);
  if (refusal) return refusal;
  const attempt = await attempts.email(request.ip, typed.username);
  if (attempt === "refused") return TOO_MANY_ATTEMPTS;
  // The owner's inbox already has the emails of the last minutes.
  if (attempt === "capped") return SENT;
  const { errors = [] } = await requestShop<actionsForgottenMutation>(
    shopper.sendAnonymous,
    forgottenDocument,
    { input: typed },
  );
  if (errors.length > 0) request.log.warn("the backend did not accept a password reset email");
  return SENT;
}

async function reset({ request, shopper, fields }: SentForm, { attempts }: ActionTools) {
  const { typed, refusal } = await checked("reset", fields);
  if (refusal) return refusal;
  const attempt = await attempts.password(request.ip, typed.login);
  if (!attempt) return TOO_MANY_ATTEMPTS;
  const response = await requestShop<actionsResetMutation>(shopper.sendAnonymous, resetDocument, {
    input: typed,
  });
  if (refusalsIn(response).length > 0) {
    const message = "This link has been used or has expired. Send a new link.";
    return { status: 422, message };
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
    return invalidPassword("Enter your current password to change your email or password.");
  }
  const attempt = await attempts.password(request.ip, person.username);
  if (!attempt) return TOO_MANY_ATTEMPTS;
  const { username } = person;
  const given = await requestSignIn(shopper.sendAnonymous, {
    username,
    password: typed.currentPassword,
  });
  if (typeof given === "string") return invalidPassword("That isn’t your current password.");
  attempt.refund();
  return undefined;
}

async function details(sent: SentForm, tools: ActionTools): Promise<ActionResult> {
  const { shopper, fields } = sent;
  const { attempts } = tools;
  const known = await signedIn(shopper);
  if (!known) return SIGNED_OUT;
  if (isOfOther(known, fields)) return otherCustomer("/account/details");
  const { typed, refusal } = await checked("details", fields);
  if (refusal) return refusal;
  const { firstName, lastName, displayName, email, newPassword } = typed;
  const hasOtherEmail = email.toLowerCase() !== known.person.email.toLowerCase();
  if (hasOtherEmail || newPassword !== "") {
    const invalidPassword = await passwordError(sent, known, typed, tools);
    if (invalidPassword) return invalidPassword;
  }
  // The result reveals whether an email address is taken, so it counts against the email rate
  // limit.
  if (hasOtherEmail && (await attempts.email(sent.request.ip, email)) === "refused") {
    return TOO_MANY_ATTEMPTS;
  }
  const input = {
    id: known.id,
    firstName,
    lastName,
    displayName,
    ...(hasOtherEmail && { email }),
    ...(newPassword !== "" && { password: newPassword }),
  };
  const response = await requestShop<actionsChangeMutation>(shopper.send, changeDocument, {
    input,
  });
  if (refusalsIn(response).length > 0) return REFUSED;
  if (newPassword !== "") await endOtherSignIns(sent, known, newPassword);
  return { location: "/account/details?done=saved" };
}

async function addresses(
  { shopper, fields }: SentForm,
  { choices }: ActionTools,
): Promise<ActionResult> {
  const known = await signedIn(shopper);
  if (!known) return SIGNED_OUT;
  if (isOfOther(known, fields)) return otherCustomer("/account/addresses");
  const { change, errors: invalidFields } = await addressChange(fields, choices);
  if (Object.keys(invalidFields).length > 0) return invalid(invalidFields);
  const input = { id: known.id, ...change };
  const response = await requestShop<actionsChangeMutation>(shopper.send, changeDocument, {
    input,
  });
  return refusalsIn(response).length > 0 ? REFUSED : { location: "/account/addresses?done=saved" };
}

async function again({ request, shopper, fields }: SentForm): Promise<ActionResult> {
  const { order } = request.params as { order?: string };
  return (await signedIn(shopper)) ? orderAgain(shopper, order, fields) : SIGNED_OUT;
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
  "orders/:order/again": again,
};
