import type { FastifyRequest } from "fastify";
import type { OperationResult } from "#relay/contract/errors.ts";
import { accountForms, typedAccount } from "#relay/contract/account/accountFields.ts";
import type { AccountFormName, TypedAccount } from "#relay/contract/account/accountFields.ts";
import { t } from "#words/t.ts";
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
export const tooManyAttempts = () => ({ status: 429, message: t("account.tooManyAttempts") });

/** Returns the result of a form with validation errors. */
export const invalid = (validationErrors: Record<string, string>) => ({
  status: 422,
  message: t("form.errorCount", { count: Object.keys(validationErrors).length }),
  validationErrors,
});

/**
 * Runs a form that may email someone. The response is the same whatever the backend does, so that
 * nobody can probe for accounts and orders.
 */
export async function emailForm<Form extends AccountFormName>(
  form: Form,
  { request, shopper, fields }: SentForm,
  { attempts }: ActionTools,
  action: {
    /** Returns the email address or user name, whose attempts are limited. */
    recipientOf: (typed: TypedAccount<Form>) => string;
    send: (
      send: typeof fetch,
      typed: TypedAccount<Form>,
    ) => Promise<Pick<OperationResult, "errors">>;
    done: ActionResult;
  },
): Promise<ActionResult> {
  const { typed, refusal } = await checked(form, fields);
  if (refusal) return refusal;
  const attempt = await attempts.email(request.ip, action.recipientOf(typed));
  if (attempt === "refused") return tooManyAttempts();
  // After so many attempts the recipient has the emails of the last minutes.
  if (attempt === "capped") return action.done;
  const { errors = [] } = await action.send(shopper.sendAnonymous, typed);
  if (errors.length > 0) request.log.warn({ form }, "the backend did not accept a form");
  return action.done;
}

/** Reads a form's fields and checks them by its rules. */
export async function checked<Form extends AccountFormName>(
  form: Form,
  fields: Record<string, unknown>,
): Promise<{ typed: TypedAccount<Form>; refusal?: ActionResult }> {
  const typed = typedAccount(form, fields);
  const validationErrors = await fieldErrors(accountForms()[form], typed);
  if (Object.keys(validationErrors).length === 0) return { typed };
  return { typed, refusal: invalid(validationErrors) };
}
