import { describe, expect, test } from "vitest";
import { cookies } from "#server/shopper/cookies.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf();

const PAGE = "/product/ember-candle";
const ADDRESS = `${PAGE}/reviews`;

let count = 0;
/** Returns a review that has not been sent before. */
const review = () => {
  count += 1;
  return {
    rating: "4",
    author: "Jo Field",
    email: `jo${count}@example.com`,
    content: `Burns for ${count} evenings.`,
  };
};

describe("a review posted as a plain form", () => {
  test("is accepted, and redirects to the page with a message that it awaits approval", async () => {
    const visitor = formShopper(world().app);
    const response = await visitor.post(ADDRESS, review());
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(`${PAGE}?review=held#write-review`);
    expect(response.headers["cache-control"]).toBe("private, no-store");
    const unknown = await visitor.open(`${PAGE}?review=constructor`);
    expect(unknown.body).toContain("Send review");
    const page = await visitor.open(`${PAGE}?review=held`);
    expect(page.body).toContain("We read every review before it goes up.");
    expect(visitor.cookies()).toEqual({});
  });

  test("keeps all typed values when there are validation errors", async () => {
    const typed = { ...review(), email: "jo", content: "Smells of <smoke> & wax." };
    const { rating: _, ...unrated } = typed;
    const response = await formShopper(world().app).post(ADDRESS, unrated);
    expect(response.statusCode).toBe(422);
    expect(response.headers["cache-control"]).toBe("private, no-store");
    expect(response.body).toContain('value="Jo Field"');
    expect(response.body).toContain('value="jo"');
    expect(response.body).toContain("Smells of &lt;smoke&gt; &amp; wax.");
    expect(response.body).toMatch(/aria-describedby="review-email-fault"/);
    expect(response.body).toContain("Choose a rating from 1 to 5.");
    // This URL belongs to the form: the script has no page for it.
    expect(response.body).not.toContain("data-entry");
  });

  test("leaves no trace of its author in the cached page", async () => {
    const visitor = formShopper(world().app);
    await visitor.post(ADDRESS, { ...review(), author: "Quill Marsh", email: "broken" });
    await visitor.post(ADDRESS, { ...review(), author: "Quill Marsh" });
    expect((await formShopper(world().app).open(PAGE)).body).not.toContain("Quill Marsh");
  });

  test("is rejected when it is sent twice", async () => {
    const [visitor, same] = [formShopper(world().app), review()];
    await visitor.post(ADDRESS, same);
    const again = await visitor.post(ADDRESS, same);
    expect(again.statusCode).toBe(409);
    expect(again.body).toContain("We already have this review, so there is nothing more to do.");
    const quick = await visitor.post(ADDRESS, { ...same, content: "And another thing." });
    expect(quick.statusCode).toBe(429);
  });

  test("from another site is rejected", async () => {
    const elsewhere = { "sec-fetch-site": "cross-site" };
    const response = await formShopper(world().app).post(ADDRESS, review(), elsewhere);
    expect(response.statusCode).toBe(403);
  });

  test("for a missing product gets 404", async () => {
    const response = await formShopper(world().app).post(
      "/product/no-such-thing/reviews",
      review(),
    );
    expect(response.statusCode).toBe(404);
  });

  test("has a URL that redirects to the reviews", async () => {
    const response = await formShopper(world().app).open(ADDRESS);
    expect(response.headers.location).toBe(`${PAGE}#reviews`);
  });
});

describe("a review sent by script", () => {
  test("gets its result", async () => {
    const response = await formShopper(world().app).send(ADDRESS, review());
    expect(response.json()).toEqual({ ok: true, outcome: "held" });
  });

  test("is validated by the server too", async () => {
    const response = await formShopper(world().app).send(ADDRESS, { ...review(), rating: "9" });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ ok: false, faults: { rating: expect.any(String) } });
  });

  test("needs no name and email of a signed-in customer, until the sign-in has ended", async () => {
    const { author: _, email: _email, ...nameless } = review();
    const customer = formShopper(world().app);
    const login = { username: "mira@example.test", password: "correct-horse-battery" };
    await customer.post("/account/register", { email: login.username, password: login.password });
    await customer.post("/account/login", login);
    expect((await customer.send(ADDRESS, nameless)).json()).toEqual({ ok: true, outcome: "held" });

    const signedOut = formShopper(world().app, { [cookies.customer.name]: "ended" });
    const response = await signedOut.send(ADDRESS, nameless);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().faults).sort()).toEqual(["author", "email"]);
  });

  test("is rate-limited per IP, through /graphql too", async () => {
    const { operationTexts } = await import("#server/backend/door/operations.ts");
    const query = operationTexts().find((text) => text.startsWith("mutation writeReviewMutation"));
    const input = { commentOn: 1, rating: 5, author: "Jo", content: "Again." };
    const statuses: number[] = [];
    for (let sent = 0; sent < 12; sent += 1) {
      const payload = { query, variables: { input } };
      const response = await world().app.inject({ method: "POST", url: "/graphql", payload });
      statuses.push(response.statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    const page = await formShopper(world().app).post(ADDRESS, review());
    expect(page.statusCode).toBe(429);
    expect(page.body).toContain("Wait a moment, then send it again.");
  });
});
