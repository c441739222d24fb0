import reviewedProduct from "#__generated__/reviewedProductQuery.graphql.ts";
import type { reviewedProductQuery$data } from "#__generated__/reviewedProductQuery.graphql.ts";
import writeReview from "#__generated__/writeReviewMutation.graphql.ts";
import type { writeReviewMutation$data } from "#__generated__/writeReviewMutation.graphql.ts";
import type { Review } from "#relay/contract/reviewFields.ts";
import { sendOperation } from "#relay/contract/sendOperation.ts";
import { GATEWAY_URL } from "#server/gateway/gatewayUrl.ts";

/** The mutation's name, by which the gateway knows it. */
export const WRITE_REVIEW = writeReview.params.name;

/** What became of a review that was sent; `noProduct` where there is nothing to review. */
export type Posted =
  | "held"
  | "published"
  | "noProduct"
  | "closed"
  | "customersOnly"
  | "email"
  | "duplicate"
  | "tooQuick"
  | "refused";

/** WordPress's sentences, by which alone it says why. */
const REFUSALS: readonly (readonly [RegExp, Posted])[] = [
  [/closed to comments/i, "closed"],
  [/logged in to leave/i, "customersOnly"],
  [/email address .* is invalid/i, "email"],
  [/^duplicate comment/i, "duplicate"],
  [/too quickly/i, "tooQuick"],
];

/**
 * Sends a guest's or a customer's review of a product to the shop.
 * @param send for the product `shared`, for the review in the shopper's name
 * @throws where the shop gives no usable answer
 */
export async function postReview(
  send: { shared: typeof fetch; personal: typeof fetch },
  slug: string,
  { rating, author, email, content }: Review,
): Promise<Posted> {
  const shared = { url: GATEWAY_URL, send: send.shared };
  const asked = await sendOperation(shared, reviewedProduct.params, { slug });
  const { product } = (asked.data ?? {}) as Partial<reviewedProductQuery$data>;
  if (!product) return "noProduct";
  if (!product.reviewsAllowed) return "closed";
  const input = { commentOn: product.databaseId, rating, author, authorEmail: email, content };
  const personal = { url: GATEWAY_URL, send: send.personal };
  const { data, errors = [] } = await sendOperation(personal, writeReview.params, { input });
  const { writeReview: written } = (data ?? {}) as Partial<writeReviewMutation$data>;
  // What is held has been taken, though the backend calls it an error that nobody may read it.
  if (written && written.rating !== null) return written.review ? "published" : "held";
  const said = errors.map(({ message }) => message).join(" ");
  return REFUSALS.find(([sentence]) => sentence.test(said))?.[1] ?? "refused";
}
