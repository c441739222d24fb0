import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type {
  ReviewResponse,
  ReviewErrors,
  TypedReview,
  Review,
} from "#relay/contract/account/reviewFields.ts";
import { reviewErrors, typedReview } from "#relay/contract/account/reviewFields.ts";
import { t } from "#words/t.ts";
import type { Admission, Place } from "#server/limits/admission.ts";
import { isCustomer } from "#server/shopper/requestCustomer.ts";
import { couldExist } from "#server/rendering/sharedPages.ts";
import type { Pages } from "#server/rendering/cachedPages.ts";
import type { ShopperOf } from "#server/shopper/shopperOf.ts";
import type { OperationRateLimits } from "#server/limits/operationRateLimits.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";
import type { ShopGateway } from "#server/backend/sessions/shopGateway.ts";
import { isCrossSite, formFields } from "./formPosts.ts";
import { sendPage } from "./sendPage.ts";
import reviewedProduct from "#__generated__/reviewedProductQuery.graphql.ts";
import type { reviewedProductQuery$data } from "#__generated__/reviewedProductQuery.graphql.ts";
import writeReview from "#__generated__/writeReviewMutation.graphql.ts";
import type { writeReviewMutation$data } from "#__generated__/writeReviewMutation.graphql.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";

// Route of review posts, and the request to the backend.

type Refused =
  | Exclude<Posted, "held" | "published" | "nameless">
  | "incomplete"
  | "crossSite"
  | "failed";

/** Reasons for a refused review; none reveals more than the shopper knows. */
const refusals = (): Record<
  Refused,
  { status: number; message?: string; validationErrors?: ReviewErrors }
> => ({
  incomplete: { status: 422 },
  email: { status: 422, validationErrors: { email: t("review.emailRefused") } },
  crossSite: { status: 403, message: t("form.crossSite") },
  noProduct: { status: 404, message: t("review.noProduct") },
  closed: { status: 409, message: t("review.closed") },
  customersOnly: { status: 403, message: t("review.customersOnly") },
  duplicate: { status: 409, message: t("review.duplicate") },
  tooQuick: { status: 429, message: t("form.tooQuick") },
  refused: { status: 502, message: t("review.notAccepted") },
  failed: { status: 502, message: t("review.unreached") },
});

type Rejected = { refused: Refused; validationErrors?: ReviewErrors };

type ReviewResult = { posted: "held" | "published" } | Rejected;

/** Returns the response to a rejected review; validation errors are counted in its message. */
function refusalOf({ refused, validationErrors: found }: Rejected) {
  const { status, message, validationErrors: errors = found } = refusals()[refused];
  return {
    status,
    message: message ?? t("form.errorCount", { count: Object.keys(errors ?? {}).length }),
    ...(errors && { validationErrors: errors }),
  };
}

/**
 * `/product/{slug}/reviews`: posts a review, from script (JSON) or as a plain form. A form
 * redirects to the product page; a rejected one is rendered again with its errors and all typed
 * values. Typed values appear in no log, URL or cache.
 */
export function registerReviews(
  app: FastifyInstance,
  options: {
    gateway: ShopGateway;
    shopperOf: ShopperOf;
    pages: Pages;
    limits: OperationRateLimits;
    admission: Admission;
  },
): void {
  const { gateway, shopperOf, pages, limits, admission } = options;

  async function post(
    request: FastifyRequest,
    reply: FastifyReply,
    slug: string,
    typed: TypedReview,
  ): Promise<ReviewResult> {
    if (isCrossSite(request)) return { refused: "crossSite" };
    const validationErrors = reviewErrors(typed, isCustomer(request));
    if (Object.keys(validationErrors).length > 0) {
      return { refused: "incomplete", validationErrors };
    }
    const sender = { address: request.ip, session: undefined };
    const { isAllowed, retryAfterSeconds } = await limits.take("reviews", sender);
    if (!isAllowed) {
      reply.header("retry-after", retryAfterSeconds);
      return { refused: "tooQuick" };
    }
    const { sendAsCustomer } = await shopperOf(request, reply);
    try {
      const send = { shared: gateway.shared, personal: sendAsCustomer };
      const posted = await postReview(send, slug, { ...typed, rating: Number(typed.rating) });
      if (posted === "held" || posted === "published") return { posted };
      if (posted === "nameless") {
        return { refused: "incomplete", validationErrors: reviewErrors(typed, false) };
      }
      if (posted === "refused") request.log.warn("the shop refused a review");
      return { refused: posted };
    } catch (error) {
      request.log.error({ err: error }, "a review could not be sent");
      return { refused: "failed" };
    }
  }

  function sendResult(reply: FastifyReply, result: ReviewResult) {
    if ("posted" in result) {
      return reply.send({ ok: true, outcome: result.posted } satisfies ReviewResponse);
    }
    const { status, message, validationErrors } = refusalOf(result);
    return reply.code(status).send({
      ok: false,
      message,
      ...(validationErrors && { faults: validationErrors }),
    } satisfies ReviewResponse);
  }

  type ReviewRoute = { Params: { slug: string } };

  /** Responds to an admitted review. */
  async function respond(request: FastifyRequest<ReviewRoute>, reply: FastifyReply, place: Place) {
    const { slug } = request.params;
    const { isForm, fields } = formFields(request);
    const typed = typedReview(fields);
    const result = await post(request, reply, slug, typed);
    const page = `/product/${encodeURIComponent(slug)}`;
    if (!isForm || !couldExist(page)) return sendResult(reply, result);
    if ("posted" in result) {
      return reply.redirect(`${page}?review=${result.posted}#write-review`, 303);
    }
    if (result.refused === "crossSite") return sendResult(reply, result);
    const { status, message, validationErrors = {} } = refusalOf(result);
    const backend = { url: GATEWAY_URL, shared: gateway.shared, personal: gateway.shared };
    const draft = { review: { typed, message, validationErrors } };
    const shown = await pages.render({ url: page, backend, hasSession: false, draft }, place);
    return sendPage(request, reply, {
      ...shown,
      status: shown.status === 200 ? status : shown.status,
      isShared: false,
    });
  }

  app.post<ReviewRoute>("/product/:slug/reviews", async (request, reply) =>
    admission.run({ class: "pages", address: request.ip }, (place) =>
      respond(request, reply, place),
    ),
  );

  app.get<ReviewRoute>("/product/:slug/reviews", async (request, reply) =>
    reply.redirect(`/product/${encodeURIComponent(request.params.slug)}#reviews`, 303),
  );
}

/**
 * Result of a posted review; `noProduct` if the product does not exist, `nameless` if it needs the
 * author's name, since the sign-in has ended.
 */
export type Posted =
  | "held"
  | "published"
  | "noProduct"
  | "nameless"
  | "closed"
  | "customersOnly"
  | "email"
  | "duplicate"
  | "tooQuick"
  | "refused";

/** Error sentences, the only statement of the reason; WPGraphQL's are English in every language. */
const REFUSALS: readonly (readonly [RegExp, Posted])[] = [
  [/include an authorName/i, "nameless"],
  [/closed to comments/i, "closed"],
  [/logged in to leave/i, "customersOnly"],
  [/email address .{0,320} is invalid/i, "email"],
  [/^duplicate comment/i, "duplicate"],
  [/too quickly/i, "tooQuick"],
];

/**
 * Sends a review of a product to the backend: `shared` requests the product, `personal` posts the
 * review in the customer's name, if any. Throws without a usable response.
 */
export async function postReview(
  send: { shared: typeof fetch; personal: typeof fetch },
  slug: string,
  { rating, author, email, content }: Review,
): Promise<Posted> {
  const shared = { url: GATEWAY_URL, send: send.shared };
  const requested = await sendOperation(shared, reviewedProduct.params, { slug });
  const { product } = (requested.data ?? {}) as Partial<reviewedProductQuery$data>;
  if (!product) return "noProduct";
  if (!product.reviewsAllowed) return "closed";
  const typed = { ...(author && { author }), ...(email && { authorEmail: email }) };
  const input = { commentOn: product.databaseId, rating, content, ...typed };
  const personal = { url: GATEWAY_URL, send: send.personal };
  const { data, errors = [] } = await sendOperation(personal, writeReview.params, { input });
  const { writeReview: written } = (data ?? {}) as Partial<writeReviewMutation$data>;
  // A guest's review held for moderation was accepted, though the backend reports an error as
  // nobody may read it.
  if (written && written.rating !== null) {
    return written.review?.status === "APPROVE" ? "published" : "held";
  }
  const messages = errors.map(({ message }) => message).join(" ");
  if (messages.includes(t("backend.duplicateReview"))) return "duplicate";
  if (messages.includes(t("backend.reviewsTooQuick"))) return "tooQuick";
  return REFUSALS.find(([sentence]) => sentence.test(messages))?.[1] ?? "refused";
}
