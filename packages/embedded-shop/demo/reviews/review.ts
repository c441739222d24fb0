import type { Review } from "#shop/merchandise.ts";

/** One shopper's words on a day (YYYY-MM-DD), as WordPress keeps a comment; paragraphs split at a blank line. */
export function review(
  author: string,
  day: string,
  rating: Review["rating"],
  words: string,
): Review {
  const paragraphs = words.split("\n\n").map((paragraph) => `<p>${paragraph}</p>`);
  return { author, date: `${day}T12:00:00Z`, rating, content: paragraphs.join("\n") };
}

export type ReviewsBySlug = Record<string, Review[]>;
