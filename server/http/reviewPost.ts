import reviewedProduct from "#__generated__/reviewedProductQuery.graphql.ts";
import type { reviewedProductQuery$data } from "#__generated__/reviewedProductQuery.graphql.ts";
import writeReview from "#__generated__/writeReviewMutation.graphql.ts";
import type { writeReviewMutation$data } from "#__generated__/writeReviewMutation.graphql.ts";
import type { Review } from "#relay/contract/account/reviewFields.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";

// Review submission: sends a review and interprets WordPress's refusals.

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

/** WordPress's error sentences, its only statement of the reason. */
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
  return REFUSALS.find(([sentence]) => sentence.test(messages))?.[1] ?? "refused";
}
