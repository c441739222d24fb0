import { describe, expect, test } from "vitest";
import { inLanguage } from "#words/inLanguage.ts";
import { postReview } from "./reviews.ts";

const REVIEW = { rating: 4, author: "Jo", email: "jo@example.com", content: "Warm." };
const PRODUCT = { product: { id: "cG9zdDoxNA==", databaseId: 14, reviewsAllowed: true } };

/** Posts a review to a shop that responds to the mutation with this body. */
function post(body: object) {
  return postReview(
    {
      shared: async () => Response.json({ data: PRODUCT }),
      personal: async () => Response.json(body),
    },
    "beanie",
    REVIEW,
  );
}

const written = (review: object | null) => ({ data: { writeReview: { rating: 4, review } } });

describe("a posted review", () => {
  test("is published if the shop has approved it", async () => {
    expect(await post(written({ id: "Y29tbWVudDo3", status: "APPROVE" }))).toBe("published");
  });

  test("is held if its author may read it while it awaits approval", async () => {
    expect(await post(written({ id: "Y29tbWVudDo3", status: "HOLD" }))).toBe("held");
  });

  test("is held if nobody may read it, which the shop reports as an error", async () => {
    const errors = [{ message: "Internal server error", path: ["writeReview", "review", "id"] }];
    expect(await post({ ...written(null), errors })).toBe("held");
  });

  test("is refused by the shop's sentence", async () => {
    const message =
      "Duplicate comment detected; it looks as though you&#8217;ve already said that!";
    expect(await post({ data: { writeReview: null }, errors: [{ message }] })).toBe("duplicate");
  });

  test("is refused by the shop's sentence in another language", async () => {
    const message = "Sie schreiben die Kommentare zu schnell. Bitte etwas langsamer.";
    const body = { data: { writeReview: null }, errors: [{ message }] };
    expect(await inLanguage("de", () => post(body))).toBe("tooQuick");
  });
});
