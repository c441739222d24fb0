import type { FastifyInstance } from "fastify";
import type { AccountResponse } from "#relay/contract/account.ts";
import { actions } from "#server/account/actions.ts";
import type { ActionTools, Outcome } from "#server/account/actions.ts";
import type { ShopperOf } from "#server/shopper/shopperOf.ts";
import { showAgain } from "./accountPage.ts";
import type { AccountPages } from "./accountPage.ts";
import { comesFromElsewhere, formFields } from "./formPosts.ts";

const MAX_BODY_BYTES = 16 * 1024;

const FAILED = {
  status: 502,
  message: "The shop did not answer. Please try again in a moment.",
} as const;

/**
 * The account's forms, for script (JSON) and as plain form posts. A form that was taken is sent on;
 * where something is to be mended the answer is its page, with all that was typed but for
 * passwords. What a shopper typed is in no log and in no address.
 */
export function registerAccount(
  app: FastifyInstance,
  options: ActionTools & AccountPages & { shopperOf: ShopperOf },
): void {
  for (const [name, act] of Object.entries(actions)) {
    app.post(`/account/${name}`, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      reply.header("cache-control", "private, no-store");
      if (comesFromElsewhere(request)) {
        const message = "This form is not from this shop.";
        return reply.code(403).send({ ok: false, message } satisfies AccountResponse);
      }
      const { isForm, fields } = formFields(request);
      const sent = { request, shopper: options.shopperOf(request, reply), fields };
      const outcome = await act(sent, options).catch((error: unknown): Outcome => {
        request.log.error({ err: error }, "a form of the account was not carried out");
        return FAILED;
      });
      if ("location" in outcome) {
        const answer: AccountResponse = { ok: true, location: outcome.location };
        return isForm ? reply.redirect(outcome.location, 303) : reply.send(answer);
      }
      if (isForm) return showAgain(sent, reply, outcome, options);
      const { status, message, faults } = outcome;
      const answer: AccountResponse = { ok: false, message, ...(faults && { faults }) };
      return reply.code(status).send(answer);
    });
  }
}
