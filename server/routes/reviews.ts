import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ReviewResponse, ReviewErrors, TypedReview } from "#relay/contract/reviewFields.ts";
import { reviewErrors, typedReview } from "#relay/contract/reviewFields.ts";
import { couldExist } from "#server/pages/couldExist.ts";
import type { Pages } from "#server/pages/pages.ts";
import { withCustomer } from "#server/shopper/requestCustomer.ts";
import type { ShopperOf } from "#server/shopper/shopperOf.ts";
import type { ReviewRateLimit } from "#server/limits/reviewRateLimit.ts";
import { postReview } from "./reviewPost.ts";
import type { Posted } from "./reviewPost.ts";
import { GATEWAY_URL } from "#server/gateway/gatewayUrl.ts";
import type { ShopGateway } from "#server/gateway/shopGateway.ts";
import { comesFromElsewhere, formFields } from "./formPosts.ts";
import { sendPage } from "./sendPage.ts";

type Refused = Exclude<Posted, "held" | "published"> | "incomplete" | "elsewhere" | "failed";

/** What may keep a review from being taken; nothing of it says more than its shopper knows. */
const refusals: Record<Refused, { status: number; message: string; faults?: ReviewErrors }> = {
  incomplete: { status: 422, message: "There is something to mend before we can take it." },
  email: {
    status: 422,
    message: "There is something to mend before we can take it.",
    faults: { email: "The shop does not take this email address." },
  },
  elsewhere: { status: 403, message: "This form is not from this shop." },
  noProduct: { status: 404, message: "There is no such thing to review." },
  closed: { status: 409, message: "This takes no reviews at the moment." },
  customersOnly: { status: 403, message: "Only customers who are logged in may review." },
  duplicate: { status: 409, message: "We have this review already." },
  tooQuick: { status: 429, message: "That was quick. Wait a moment, then send it again." },
  refused: { status: 502, message: "The shop did not take it. Try again in a moment." },
  failed: { status: 502, message: "That did not reach the shop. Try again in a moment." },
};

type Outcome = { posted: "held" | "published" } | { refused: Refused; faults?: ReviewErrors };

/**
 * `/product/{slug}/reviews`: a shopper's review, from script (JSON) or as a plain form post. A form
 * is sent on to the product's page; where something is to be mended the answer is that page, with
 * all that was typed. What a shopper typed is in no log, no address and nothing that is kept.
 */
export function registerReviews(
  app: FastifyInstance,
  options: {
    gateway: ShopGateway;
    shopperOf: ShopperOf;
    pages: Pages;
    mayReview: ReviewRateLimit;
  },
): void {
  const { gateway, shopperOf, pages, mayReview } = options;

  async function post(
    request: FastifyRequest,
    reply: FastifyReply,
    slug: string,
    typed: TypedReview,
  ): Promise<Outcome> {
    if (comesFromElsewhere(request)) return { refused: "elsewhere" };
    const faults = reviewErrors(typed);
    if (Object.keys(faults).length > 0) return { refused: "incomplete", faults };
    if (!(await mayReview(request.ip))) return { refused: "tooQuick" };
    // Without the session, which a review does not need and an expired one would refuse.
    const personal = withCustomer(gateway.personal, shopperOf(request, reply).customer);
    try {
      const send = { shared: gateway.shared, personal };
      const posted = await postReview(send, slug, { ...typed, rating: Number(typed.rating) });
      if (posted === "held" || posted === "published") return { posted };
      if (posted === "refused") request.log.warn("the shop refused a review");
      return { refused: posted };
    } catch (error) {
      request.log.error({ err: error }, "a review could not be sent");
      return { refused: "failed" };
    }
  }

  function sendAnswer(reply: FastifyReply, outcome: Outcome) {
    if ("posted" in outcome) {
      return reply.send({ ok: true, outcome: outcome.posted } satisfies ReviewResponse);
    }
    const { status, message, faults: own } = refusals[outcome.refused];
    const faults = outcome.faults ?? own;
    const answer = { ok: false, message, ...(faults && { faults }) } satisfies ReviewResponse;
    return reply.code(status).send(answer);
  }

  type ReviewRoute = { Params: { slug: string } };

  app.post<ReviewRoute>("/product/:slug/reviews", async (request, reply) => {
    reply.header("cache-control", "private, no-store");
    const { slug } = request.params;
    const { isForm, fields } = formFields(request);
    const typed = typedReview(fields);
    const outcome = await post(request, reply, slug, typed);
    const page = `/product/${encodeURIComponent(slug)}`;
    if (!isForm || !couldExist(page)) return sendAnswer(reply, outcome);
    if ("posted" in outcome) {
      return reply.redirect(`${page}?review=${outcome.posted}#write-review`, 303);
    }
    if (outcome.refused === "elsewhere") return sendAnswer(reply, outcome);
    const { status, message, faults = {} } = refusals[outcome.refused];
    const backend = { url: GATEWAY_URL, shared: gateway.shared, personal: gateway.shared };
    const draft = { review: { typed, message, faults: outcome.faults ?? faults } };
    const shown = await pages.fresh({ url: page, backend, hasSession: false, draft });
    return sendPage(request, reply, {
      ...shown,
      status: shown.status === 200 ? status : shown.status,
      isShared: false,
    });
  });

  app.get<ReviewRoute>("/product/:slug/reviews", async (request, reply) =>
    reply.redirect(`/product/${encodeURIComponent(request.params.slug)}#reviews`, 303),
  );
}
