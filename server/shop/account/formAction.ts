import type { FastifyRequest } from "fastify";
import { accountForms, typedAccount } from "#relay/contract/account/accountFields.ts";
import type { AccountFormName, TypedAccount } from "#relay/contract/account/accountFields.ts";
import { errorCountMessage } from "#relay/contract/text/errorCountMessage.ts";
import type { Orders } from "#server/shop/checkout/orders.ts";
import type { ShopChoices } from "#server/shop/checkout/shopChoices.ts";
import type { Attempts } from "#server/limits/accountRateLimits.ts";
import type { Shopper } from "#server/shopper/shopperOf.ts";
import { fieldErrors } from "#server/shop/checkout/checkoutErrors.ts";

// Types and results of the actions behind the account's forms.

/** Result of an account form: a redirect, or a status with a message. */
export type ActionResult =
  | { location: string }
  | { status: number; message: string; validationErrors?: Record<string, string> };

/** Dependencies of the account's form handlers. */
export type ActionTools = {
  choices: ShopChoices;
  attempts: Attempts;
  orders: Pick<Orders, "atLink">;
};

/** A submitted form with its request and shopper. */
export type SentForm = {
  request: FastifyRequest;
  shopper: Shopper;
  fields: Record<string, unknown>;
};

/** Result of a form that exceeds a rate limit. */
export const TOO_MANY_ATTEMPTS = {
  status: 429,
  message: "Too many attempts. Wait ten minutes, then try again.",
} as const;

/** Returns the result of a form with validation errors. */
export const invalid = (validationErrors: Record<string, string>) => ({
  status: 422,
  message: errorCountMessage(validationErrors, "you can send this"),
  validationErrors,
});

/** Reads a form's fields and checks them by its rules. */
export async function checked<Form extends AccountFormName>(
  form: Form,
  fields: Record<string, unknown>,
): Promise<{ typed: TypedAccount<Form>; refusal?: ActionResult }> {
  const typed = typedAccount(form, fields);
  const validationErrors = await fieldErrors(accountForms[form], typed);
  if (Object.keys(validationErrors).length === 0) return { typed };
  return { typed, refusal: invalid(validationErrors) };
}
