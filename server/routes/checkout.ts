import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { typedCheckout } from "#relay/contract/checkoutFields.ts";
import type {
  CheckoutAnswer,
  CheckoutDraft,
  TypedCheckout,
} from "#relay/contract/checkoutFields.ts";
import { withSession } from "#relay/session/session.ts";
import { codeChangeIn } from "#server/checkout/changeCode.ts";
import type { CodeChange } from "#server/checkout/changeCode.ts";
import type { Orders } from "#server/checkout/orders.ts";
import type { CustomerTokens } from "#server/shopper/customerTokens.ts";
import type { Pages } from "#server/pages/pages.ts";
import { requestCustomer, withCustomer } from "#server/shopper/requestCustomer.ts";
import { readingTokens, requestTokens } from "#server/shopper/requestSession.ts";
import { GATEWAY_URL } from "#server/gateway/gatewayUrl.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { comesFromElsewhere } from "./formPosts.ts";
import { sendPage } from "./sendPage.ts";

const CHECKOUT = "/checkout";
const ORDER = "/success";
const MAX_BODY_BYTES = 64 * 1024;

const statusOf: Record<CheckoutAnswer["outcome"], number> = {
  placed: 200,
  redirect: 200,
  checking: 202,
  changed: 409,
  refused: 409,
  faults: 422,
  failed: 502,
};

const FAILED = {
  outcome: "failed",
  message: "That did not reach the shop. Nothing was placed. Try again in a moment.",
} as const;

/** What came of a form that placed no order: no order was to be placed where there is no answer. */
type NotPlaced = { answer?: CheckoutAnswer; code?: CheckoutDraft["code"] };

/** What such a form is shown again with. */
const draftOf = (typed: TypedCheckout, { answer, code }: NotPlaced): CheckoutDraft => ({
  typed,
  faults: answer?.outcome === "faults" ? answer.faults : {},
  ...(answer && "message" in answer && { message: answer.message }),
  ...(answer?.outcome === "changed" && { changes: answer.changes }),
  ...(code && { code }),
});

/**
 * `/checkout`: an order, from script (JSON) or as a plain form post. A form is sent on to the order,
 * or to where it is paid here; where something is to be mended the answer is the checkout, with all that
 * was typed. What a shopper typed is in no log and in no address.
 */
export function registerCheckout(
  app: FastifyInstance,
  options: { gateway: ShopGateway; customers: CustomerTokens; pages: Pages; orders: Orders },
): void {
  const { gateway, customers, pages, orders } = options;

  async function place(request: FastifyRequest, reply: FastifyReply, typed: TypedCheckout) {
    try {
      return await orders.place(request, reply, typed);
    } catch (error) {
      request.log.error({ err: error }, "an order could not be placed");
      return FAILED;
    }
  }

  /** Rates and totals beside what was typed are to be those of it. */
  async function take(request: FastifyRequest, reply: FastifyReply, typed: TypedCheckout) {
    try {
      await orders.take(request, reply, typed);
    } catch (error) {
      request.log.error({ err: error }, "a checkout could not be brought up to date");
    }
  }

  /** Changes a code; what is said against it is shown beside the code. */
  async function changeCode(request: FastifyRequest, reply: FastifyReply, change: CodeChange) {
    const typed = "apply" in change ? change.apply : "";
    try {
      const fault = await orders.changeCode(request, reply, change);
      return fault === undefined ? {} : { code: { typed, fault } };
    } catch (error) {
      request.log.error({ err: error }, "a code could not be changed");
      return { code: { typed, fault: "That did not reach the shop. Try again in a moment." } };
    }
  }

  /** The checkout with what was typed, over the cart as it is now. */
  async function showAgain(
    request: FastifyRequest,
    reply: FastifyReply,
    typed: TypedCheckout,
    outcome: NotPlaced = {},
  ) {
    const { answer } = outcome;
    if (!answer || answer.outcome === "faults") await take(request, reply, typed);
    const tokens = readingTokens(requestTokens(request, reply));
    const customer = requestCustomer(request, reply, customers);
    const personal = withSession(withCustomer(gateway.personal, customer), tokens);
    const page = await pages.fresh({
      url: CHECKOUT,
      backend: { url: GATEWAY_URL, shared: gateway.shared, personal },
      hasSession: tokens.read() !== undefined || customer.isLoggedIn(),
      checkout: typed.intent ? { intent: typed.intent } : orders.start(),
      checkoutDraft: draftOf(typed, outcome),
    });
    const status = page.status === 200 && answer ? statusOf[answer.outcome] : page.status;
    return sendPage(request, reply, { ...page, status, isShared: false });
  }

  app.post(CHECKOUT, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    reply.header("cache-control", "private, no-store");
    const { body } = request;
    const isForm = typeof body === "string";
    const given = isForm ? Object.fromEntries(new URLSearchParams(body)) : (body ?? {});
    const fields = given as Record<string, unknown>;
    if (comesFromElsewhere(request)) {
      const message = "This form is not from this shop.";
      return reply.code(403).send({ outcome: "failed", message } satisfies CheckoutAnswer);
    }
    const typed = typedCheckout(fields);
    const change = isForm ? codeChangeIn(fields) : undefined;
    if (change) return showAgain(request, reply, typed, await changeCode(request, reply, change));
    if (isForm && fields["step"] === "update") return showAgain(request, reply, typed);
    const answer = await place(request, reply, typed);
    if (!isForm) return reply.code(statusOf[answer.outcome]).send(answer);
    if (!("location" in answer)) return showAgain(request, reply, typed, { answer });
    // Our pages' policy lets no form lead to another site: the order's page has a link there.
    const isHere = answer.location.startsWith("/");
    return reply.redirect(isHere ? answer.location : ORDER, 303);
  });

  app.post(`${CHECKOUT}/intent`, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    reply.header("cache-control", "private, no-store");
    return comesFromElsewhere(request) ? reply.code(403).send({}) : reply.send(orders.start());
  });
}
