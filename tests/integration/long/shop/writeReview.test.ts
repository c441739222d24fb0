import { expect, test } from "vitest";
import { reviewsOf, writeReview } from "#tests/worlds/backends/embeddedShop.ts";
import { requestGraphql } from "#tests/worlds/backends/requestGraphql.ts";
import { openReferenceShop } from "#tests/worlds/backends/referenceShop.ts";

const review = {
  commentOn: 99,
  author: "Jo",
  authorEmail: "jo@example.com",
  content: "Warm.\n\nA <b>bit</b> large.",
  rating: 4,
};

test("a review awaiting approval is not shown, and does not count", async () => {
  const shop = await openReferenceShop();
  const before = reviewsOf(shop, 99);
  expect(writeReview(shop, review).isApproved).toBe(false);
  expect(reviewsOf(shop, 99)).toEqual(before);
});

test("a shop without approval shows a review at once, as plain text", async () => {
  const shop = await openReferenceShop();
  shop.settings = { ...shop.settings, holdsReviews: false };
  const { id } = writeReview(shop, review);
  expect(reviewsOf(shop, 99).find((shown) => shown.id === id)).toMatchObject({
    author: "Jo",
    rating: 4,
    content: "<p>Warm.</p>\n<p>A &lt;b&gt;bit&lt;/b&gt; large.</p>",
  });
});

test("the mutation returns the rating, but no review that awaits approval", async () => {
  const shop = await openReferenceShop();
  const mutation = (inner: string) =>
    requestGraphql(
      shop,
      `mutation ($input: WriteReviewInput!) { writeReview(input: $input) { rating ${inner} } }`,
      { input: review },
    );
  await expect(mutation("review { databaseId }")).rejects.toThrow("Internal server error");
  await expect(mutation("")).rejects.toThrow(/^Duplicate comment detected/);
});

test("a customer's review without a name has the account's, and one with a name has that", async () => {
  const shop = await openReferenceShop();
  shop.settings = { ...shop.settings, holdsReviews: false };
  const reviewer = { id: 7, displayName: "Mira", email: "mira@example.com" };
  const { author: _, authorEmail: _email, ...nameless } = review;
  const ids = [
    writeReview(shop, nameless, reviewer).id,
    writeReview(shop, { ...review, content: "Again." }, reviewer).id,
  ];
  const shown = reviewsOf(shop, 99);
  const authors = ids.map((id) => shown.find((each) => each.id === id)?.author);
  expect(authors).toEqual(["Mira", "Jo"]);
  const soon = { ...nameless, content: "Soon." };
  expect(() => writeReview(shop, soon, reviewer)).toThrow(/too quickly/);
});

test("a review's author is one line without tags", async () => {
  const shop = await openReferenceShop();
  shop.settings = { ...shop.settings, holdsReviews: false };
  const { id } = writeReview(shop, { ...review, author: "Jo <b>of</b>\n the Fens" });
  expect(reviewsOf(shop, 99).find((shown) => shown.id === id)?.author).toBe("Jo of the Fens");
});

const refused: Record<string, [object, RegExp]> = {
  "without a product": [{ commentOn: 4_000_000 }, /ID of the node to comment on is invalid/],
  "without a name": [{ author: "" }, /must include an authorName/],
  "with an invalid email address": [{ authorEmail: "jo@" }, /email address .* is invalid/],
};

test.each(Object.entries(refused))("a review %s is rejected", async (_, [change, sentence]) => {
  const shop = await openReferenceShop();
  expect(() => writeReview(shop, { ...review, ...change })).toThrow(sentence);
});

test("a second review from an email address is rejected within seconds, and accepted later", async () => {
  const shop = await openReferenceShop();
  writeReview(shop, review);
  const another = { ...review, author: "Jo Field", content: "And another thing." };
  expect(() => writeReview(shop, another)).toThrow(/too quickly/);
  const now = shop.now();
  shop.now = () => now + 16_000;
  expect(writeReview(shop, another).rating).toBe(4);
});
