import { afterAll, describe, expect, test } from "vitest";
import { account } from "#tests/worlds/backends/wooAccounts.ts";
import { openCounter } from "./counter.ts";
import { sendAs } from "./shopper.ts";

const { shop, handle, shopper } = await openCounter();
const UPDATE =
  "mutation($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { id } } }";
const signIn = await shopper().request(
  "mutation($input: LoginInput!) { login(input: $input) { authToken } }",
  { input: account },
);
const { authToken } = (signIn.data as { login: { authToken: string } }).login;

const requestAsOwner = (query: string, variables?: object) =>
  sendAs(handle, authToken, query, variables);

afterAll(() => shop.close());

describe("a signed-in customer", () => {
  test("keeps the email address if the new one is invalid or another account's", async () => {
    await shopper().request(
      "mutation($input: RegisterCustomerInput!) { registerCustomer(input: $input) { customer { id } } }",
      { input: { username: "cleo", password: "a-third-long-one", email: "cleo@example.test" } },
    );
    const refusals = [
      await requestAsOwner(UPDATE, { input: { email: "nope" } }),
      await requestAsOwner(UPDATE, { input: { email: "cleo@example.test" } }),
    ].flatMap(({ errors }) => errors);
    expect(refusals).toEqual([
      "The email address you are trying to use is invalid",
      "Sorry, that email address is already used!",
    ]);
    const { data } = await requestAsOwner("{ customer { email } }");
    expect(data).toEqual({ customer: { email: "shopper@example.test" } });
  });

  test("names no account but the own one, in a change or a query", async () => {
    const own = { id: "dXNlcjoy" };
    expect((await requestAsOwner(UPDATE, { input: own })).errors).toEqual([]);
    const ownQuery = '{ customer(id: "dXNlcjoy") { databaseId } }';
    expect((await requestAsOwner(ownQuery)).data).toEqual({ customer: { databaseId: 2 } });
    const refused = [
      await requestAsOwner(UPDATE, { input: { id: "1", firstName: "Root" } }),
      await shopper().request(UPDATE, { input: { ...own, firstName: "Guest" } }),
      await requestAsOwner("{ customer(customerId: 1) { email } }"),
      await shopper().request("{ customer(customerId: 2) { email } }"),
    ];
    expect(refused.flatMap(({ errors }) => errors)).toEqual([
      "You do not have the appropriate capabilities to perform this action",
      "You do not have the appropriate capabilities to perform this action",
      "Not authorized to access this customer",
      "Not authorized to access this customer",
    ]);
  });

  test("reads a review of their own that awaits approval, which a guest cannot", async () => {
    const write = `mutation($input: WriteReviewInput!) {
      writeReview(input: $input) { rating review { id status approved content } }
    }`;
    const input = { commentOn: 14, rating: 4, author: "Sam", content: "Warm." };
    expect((await requestAsOwner(write, { input })).data).toEqual({
      writeReview: {
        rating: 4,
        review: {
          id: expect.any(String),
          status: "HOLD",
          approved: false,
          content: "<p>Warm.</p>",
        },
      },
    });
    const guest = await shopper().request(write, { input: { ...input, author: "Guest" } });
    expect(guest.data).toEqual({ writeReview: { rating: 4, review: null } });
    const listed = '{ product(id: "14", idType: DATABASE_ID) { reviews { nodes { content } } } }';
    expect(JSON.stringify((await shopper().request(listed)).data)).not.toContain("Warm.");
  });

  test("lists their own orders, and none of the email address that they claim", async () => {
    const victim = "victim@example.test";
    const billing = { firstName: "Vic", city: "Reno", country: "US", email: victim };
    const checkout =
      "mutation($input: CheckoutInput!) { checkout(input: $input) { order { orderNumber } } }";
    const input = { paymentMethod: "cod", billing };
    const guest = shopper();
    await guest.add(14);
    await guest.request(checkout, { input });
    await guest.add(15);
    const withAccount = { ...input, account: { username: "vic", password: "a-fourth-long-one" } };
    const { errors } = await guest.request(checkout, { input: withAccount });
    expect(errors).toEqual([]);

    const list =
      "{ customer { orderCount orders { nodes { billing { email } customer { email } } } } }";
    const claim = { input: { billing: { email: victim } } };
    await requestAsOwner(UPDATE, claim);
    expect((await requestAsOwner(list)).data).toEqual({
      customer: { orderCount: 0, orders: { nodes: [] } },
    });
    const root = "{ orders { nodes { billing { email } } } }";
    expect((await requestAsOwner(root)).data).toEqual({ orders: { nodes: [] } });
    // WooGraphQL lists guests' orders to every guest that claims the address, but no account.
    const stranger = shopper();
    await stranger.request(UPDATE, claim);
    expect((await stranger.request(root)).data).toEqual({
      orders: { nodes: [{ billing: { email: victim } }] },
    });
    expect((await stranger.request(list)).data).toEqual({
      customer: {
        orderCount: 1,
        orders: { nodes: [{ billing: { email: victim }, customer: null }] },
      },
    });
  });

  test("revokes the refresh tokens of the account, and gets no more of them", async () => {
    const credentials = { username: "rae", password: "a-fifth-long-one" };
    await shopper().request(
      "mutation($input: RegisterCustomerInput!) { registerCustomer(input: $input) { customer { id } } }",
      { input: { ...credentials, email: "rae@example.test" } },
    );
    const login = `mutation($input: LoginInput!) { login(input: $input) {
      authToken refreshToken user { id isJwtAuthSecretRevoked } } }`;
    const signInAgain = async () => {
      const { data } = await shopper().request(login, { input: credentials });
      return (data as { login: { authToken: string; refreshToken: string; user: { id: string } } })
        .login;
    };
    const refresh = (jwtRefreshToken: string) =>
      shopper().request(
        "mutation($input: RefreshJwtAuthTokenInput!) { refreshJwtAuthToken(input: $input) { authToken } }",
        { input: { jwtRefreshToken } },
      );
    const before = await signInAgain();
    expect((await refresh(before.refreshToken)).errors).toEqual([]);
    const revoke = { id: before.user.id, revokeJwtUserSecret: true };
    const revoked = await sendAs(
      handle,
      before.authToken,
      "mutation($input: UpdateUserInput!) { updateUser(input: $input) { user { isJwtAuthSecretRevoked jwtUserSecret } } }",
      { input: revoke },
    );
    expect(revoked.data).toEqual({
      updateUser: { user: { isJwtAuthSecretRevoked: true, jwtUserSecret: null } },
    });
    const after = await signInAgain();
    for (const { refreshToken } of [before, after]) {
      expect((await refresh(refreshToken)).errors).toEqual([
        "The provided refresh token is invalid",
      ]);
    }
  });
});
