/** A review that may be sent. */
export type Review = { rating: number; author: string; email: string; content: string };

type ReviewField = keyof Review;

/** What a shopper typed, as it stands in the form. */
export type TypedReview = Record<ReviewField, string>;

/** What is to be mended, in a sentence to each field. */
export type ReviewFaults = Partial<Record<ReviewField, string>>;

/** How long each may be: what WordPress keeps of it, and what a form post of ours may hold. */
export const longest = { author: 100, email: 100, content: 3000 } as const;

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const textOf = (value: unknown, most: number) =>
  typeof value === "string" ? value.trim().slice(0, most + 1) : "";

/** What was typed, from a form's entries or from what script sent; whatever else it holds is nothing. */
export function typedReview(fields: Record<string, unknown>): TypedReview {
  return {
    rating: textOf(fields.rating, 1),
    author: textOf(fields.author, longest.author),
    email: textOf(fields.email, longest.email),
    content: textOf(fields.content, longest.content),
  };
}

/** What keeps a typed review from being sent; empty where nothing does. */
export function reviewFaults({ rating, author, email, content }: TypedReview): ReviewFaults {
  return {
    ...(!/^[1-5]$/.test(rating) && { rating: "Choose a rating from 1 to 5." }),
    ...(!content && { content: "Write a few words about it." }),
    ...(content.length > longest.content && {
      content: `Keep it to ${longest.content} characters.`,
    }),
    ...(!author && { author: "Enter the name to show with your review." }),
    ...(author.length > longest.author && {
      author: `Keep it to ${longest.author} characters.`,
    }),
    ...(!(ADDRESS.test(email) && email.length <= longest.email) && {
      email: "Enter a full email address, like name@example.com.",
    }),
  };
}

/** What our server says to a review that script sent. */
export type ReviewAnswer =
  | { ok: true; outcome: "held" | "published" }
  | { ok: false; message: string; faults?: ReviewFaults };
