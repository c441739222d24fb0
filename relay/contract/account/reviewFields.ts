import { t } from "#words/t.ts";

// Fields of the review form, with their validation.

/** A valid review; a customer's may have no author and email, which WordPress takes from the account. */
export type Review = { rating: number; author: string; email: string; content: string };

type ReviewField = keyof Review;

/** Typed values of the review form. */
export type TypedReview = Record<ReviewField, string>;

/** Validation errors of the review form, one sentence per field. */
export type ReviewErrors = Partial<Record<ReviewField, string>>;

/** Maximum lengths: the limits of WordPress and of our form posts. */
export const maxReviewLengths = { author: 100, email: 100, content: 3000 } as const;

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const textOf = (value: unknown, most: number) =>
  typeof value === "string" ? value.trim().slice(0, most + 1) : "";

/** Reads the review's fields from a form post or a request body; ignores everything else. */
export function typedReview(fields: Record<string, unknown>): TypedReview {
  return {
    rating: textOf(fields.rating, 1),
    author: textOf(fields.author, maxReviewLengths.author),
    email: textOf(fields.email, maxReviewLengths.email),
    content: textOf(fields.content, maxReviewLengths.content),
  };
}

/** Validates a typed review; empty if it may be sent. Guests must enter their name and email. */
export function reviewErrors(
  { rating, author, email, content }: TypedReview,
  isSignedIn: boolean,
): ReviewErrors {
  const isEmail = ADDRESS.test(email) && email.length <= maxReviewLengths.email;
  return {
    ...(!/^[1-5]$/.test(rating) && { rating: t("review.ratingMissing") }),
    ...(!content && { content: t("review.contentMissing") }),
    ...(content.length > maxReviewLengths.content && {
      content: t("review.tooLong", { most: maxReviewLengths.content }),
    }),
    ...(!author && !isSignedIn && { author: t("review.authorMissing") }),
    ...(author.length > maxReviewLengths.author && {
      author: t("review.tooLong", { most: maxReviewLengths.author }),
    }),
    ...(!isEmail &&
      !(isSignedIn && email === "") && {
        email: t("review.emailInvalid"),
      }),
  };
}

/**
 * Our server's response to a review sent by script. `faults`, its validation errors, keeps its name:
 * the script of an older open tab reads it.
 */
export type ReviewResponse =
  | { ok: true; outcome: "held" | "published" }
  | { ok: false; message: string; faults?: ReviewErrors };
