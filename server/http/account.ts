import type { FastifyInstance } from "fastify";
import type { AccountResponse } from "#relay/contract/account/accountData.ts";
import { actions } from "#server/shop/account/actions.ts";
import type { ActionTools, ActionResult, SentForm } from "#server/shop/account/formAction.ts";
import { ACCOUNT_LIMIT_SECONDS } from "#server/limits/accountRateLimits.ts";
import type { ShopperOf } from "#server/shopper/shopperOf.ts";
import { sendRejectedForm } from "./rejectedAccountForm.ts";
import type { AccountPages } from "./rejectedAccountForm.ts";
import { CROSS_SITE_ERROR, isCrossSite, formFields } from "./formPosts.ts";

const limits = { bodyLimit: 16 * 1024, config: { requestClass: "changes" } } as const;

const FAILED = {
  status: 502,
  message: "The shop didn’t answer, so this may not have gone through. Try again in a moment.",
} as const;

/**
 * Account forms, posted by script (JSON) or as plain forms. An accepted form redirects; a rejected
 * one is rendered again with its errors and all typed values except passwords. Typed values appear
 * in no log and no URL.
 */
export function registerAccount(
  app: FastifyInstance,
  options: ActionTools & AccountPages & { shopperOf: ShopperOf },
): void {
  const { admission, shopperOf } = options;

  /** Carries out an action; it waits for the backend and for the session's lock. */
  async function carryOut(act: (typeof actions)[string], sent: SentForm): Promise<ActionResult> {
    try {
      return await act(sent, options);
    } catch (error) {
      sent.request.log.error({ err: error }, "a form of the account was not carried out");
      return FAILED;
    }
  }

  for (const [name, act] of Object.entries(actions)) {
    app.post(`/account/${name}`, limits, async (request, reply) => {
      if (isCrossSite(request)) {
        const message = CROSS_SITE_ERROR;
        return reply.code(403).send({ ok: false, message } satisfies AccountResponse);
      }
      return admission.run({ class: "pages", address: request.ip }, async (place) => {
        const shopper = await shopperOf(request, reply);
        const { isForm, fields } = formFields(request);
        const sent = { request, shopper, fields, place };
        const result = await carryOut(act, sent);
        if ("location" in result) {
          const response: AccountResponse = { ok: true, location: result.location };
          return isForm ? reply.redirect(result.location, 303) : reply.send(response);
        }
        if (result.status === 429) reply.header("retry-after", ACCOUNT_LIMIT_SECONDS);
        if (isForm) return sendRejectedForm(sent, reply, result, options);
        const { status, message, validationErrors: errors } = result;
        const response: AccountResponse = { ok: false, message, ...(errors && { faults: errors }) };
        return reply.code(status).send(response);
      });
    });
  }
}
