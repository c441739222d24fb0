import { afterAll, describe, expect, test } from "vitest";
import { createShopHandler } from "#tests/worlds/backends/embeddedShop.ts";
import type { Email } from "#tests/worlds/backends/embeddedShop.ts";
import { account } from "#tests/worlds/backends/wooAccounts.ts";
import { openCounter } from "./counter.ts";
import { sendAs, sendTo } from "./shopper.ts";

const { shop, handle, shopper } = await openCounter();
const LOGIN = `mutation Login($input: LoginInput!) {
  login(input: $input) { authToken refreshToken sessionToken customer { id email } }
}`;
type Login = { login: { authToken: string; refreshToken: string; sessionToken: string } };
const ann = { firstName: "Ann", city: "Los Angeles", country: "US", email: "ann@example.test" };

const requestAs = (token: string, query: string, variables?: object, session?: string) =>
  sendAs(handle, token, query, variables, session);

async function signIn(credentials: object = account, who = shopper()): Promise<Login["login"]> {
  const { data } = await who.request(LOGIN, { input: credentials });
  return (data as Login).login;
}

afterAll(() => shop.close());

describe("a sign-in", () => {
  test("moves the guest's cart to the account, and the guest's token opens an empty cart from then on", async () => {
    const guest = shopper();
    await guest.add(14);
    const before = guest.token();
    const { authToken, sessionToken } = await signIn(account, guest);
    expect(guest.token()).toBe(sessionToken);
    expect(await guest.lines()).toEqual(["1 × Beanie"]);
    expect(await shopper(before).lines()).toEqual([]);
    const { data } = await requestAs(
      authToken,
      "{ customer { id databaseId username } viewer { id } }",
    );
    expect(data).toEqual({
      customer: { id: "dXNlcjoy", databaseId: 2, username: "shopper" },
      viewer: { id: "dXNlcjoy" },
    });
  });

  test("is rejected with WordPress's message, escaped", async () => {
    const { data, errors } = await shopper().request(LOGIN, {
      input: { ...account, password: "nope" },
    });
    expect(data).toEqual({ login: null });
    expect(errors).toEqual([
      "&lt;strong&gt;Error:&lt;/strong&gt; The password you entered for the username &lt;strong&gt;shopper&lt;/strong&gt; is incorrect. &lt;a href=&quot;https://shop.example/my-account/lost-password/&quot;&gt;Lost your password?&lt;/a&gt;",
    ]);
  });

  test("is required for more than the account's ID: its session token alone returns no email address", async () => {
    const { sessionToken } = await signIn();
    const { data } = await shopper(sessionToken).request(
      "{ customer { id databaseId email } viewer { id } }",
    );
    expect(data).toEqual({ customer: { id: "guest", databaseId: 2, email: null }, viewer: null });
  });

  test("is extended with the refresh token, and with no other token", async () => {
    const { authToken, refreshToken } = await signIn();
    const refresh = `mutation Refresh($input: RefreshJwtAuthTokenInput!) {
      refreshJwtAuthToken(input: $input) { authToken }
    }`;
    const renewed = await shopper().request(refresh, { input: { jwtRefreshToken: refreshToken } });
    expect(renewed.errors).toEqual([]);
    const refused = await shopper().request(refresh, { input: { jwtRefreshToken: authToken } });
    expect(refused.errors).toEqual(["The provided refresh token is invalid"]);
  });
});

describe("an invalid authorization", () => {
  test("fails the cart with an internal error, and leaves the catalog readable", async () => {
    expect((await requestAs("nope", "{ cart { total } }")).errors).toEqual([
      "Internal server error",
    ]);
    expect(
      (await requestAs("nope", '{ product(id: "14", idType: DATABASE_ID) { name } }')).data,
    ).toEqual({
      product: { name: "Beanie" },
    });
  });
});

describe("a customer", () => {
  test("reads their own orders by any ID, and no other customer's", async () => {
    const { authToken, sessionToken } = await signIn();
    await shopper(sessionToken).add(15);
    const { data } = await requestAs(
      authToken,
      `mutation Checkout($input: CheckoutInput!) {
        checkout(input: $input) { order { id databaseId } customer { billing { city } } }
      }`,
      { input: { paymentMethod: "bacs", billing: ann } },
      sessionToken,
    );
    const { order } = (data as { checkout: { order: { id: string; databaseId: number } } })
      .checkout;
    const one = "query($id: ID!) { order(id: $id) { databaseId createdVia } }";
    expect((await requestAs(authToken, one, { id: order.id })).data).toMatchObject({
      order: { databaseId: order.databaseId, createdVia: "checkout" },
    });
    const saved = "{ customer { billing { firstName city } orders { nodes { databaseId } } } }";
    expect((await requestAs(authToken, saved)).data).toEqual({
      customer: {
        billing: { firstName: "Ann", city: "Los Angeles" },
        orders: { nodes: [{ databaseId: order.databaseId }] },
      },
    });
    const other = { username: "bea", password: "another-long-one" };
    await shopper().request(
      "mutation($input: RegisterCustomerInput!) { registerCustomer(input: $input) { customer { id } } }",
      { input: { ...other, email: "bea@example.test" } },
    );
    const bea = await signIn(other);
    expect((await requestAs(bea.authToken, one, { id: order.id })).errors).toEqual([
      "Not authorized to access this order",
    ]);
  });

  test("changes names and addresses, which the next sign-in returns", async () => {
    const { authToken } = await signIn();
    await requestAs(
      authToken,
      "mutation($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { id } } }",
      { input: { firstName: "Sam", lastName: "Hopper", shipping: { city: "Reno" } } },
    );
    const again = await signIn();
    expect(
      (await requestAs(again.authToken, "{ customer { firstName lastName shipping { city } } }"))
        .data,
    ).toEqual({ customer: { firstName: "Sam", lastName: "Hopper", shipping: { city: "Reno" } } });
  });
});

describe("an account registered at checkout", () => {
  test("owns the order, and its email address cannot be registered again", async () => {
    const input = {
      paymentMethod: "cod",
      billing: { ...ann, email: "new@example.test" },
      account: { username: "newcomer", password: "a-password-of-mine" },
    };
    const checkout =
      "mutation($input: CheckoutInput!) { checkout(input: $input) { order { databaseId } } }";
    const guest = shopper();
    await guest.add(14);
    expect((await guest.request(checkout, { input })).errors).toEqual([]);
    const { authToken } = await signIn({ username: "newcomer", password: "a-password-of-mine" });
    const { data } = await requestAs(authToken, "{ customer { orderCount billing { city } } }");
    expect(data).toEqual({ customer: { orderCount: 1, billing: { city: "Los Angeles" } } });
    await guest.add(14);
    const again = await guest.request(checkout, {
      input: { ...input, account: { ...input.account, username: "other" } },
    });
    expect(again.errors).toEqual([
      "An account is already registered with new@example.test. Please log in or use a different email address.",
    ]);
    expect(await guest.lines()).toEqual(["1 × Beanie"]);
  });
});

describe("a forgotten password", () => {
  test("is reset with the key in the email, once, which ends earlier sign-ins", async () => {
    const emails: Email[] = [];
    const post = createShopHandler({ ...shop, sendEmail: (email) => void emails.push(email) });
    const request = (query: string, input: object) =>
      sendTo(post, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query, variables: { input } }),
      });
    const { refreshToken } = await signIn();
    const send =
      "mutation($input: SendPasswordResetEmailInput!) { sendPasswordResetEmail(input: $input) { success } }";
    for (const username of ["nobody", "shopper@example.test"]) {
      expect((await request(send, { username })).data).toEqual({
        sendPasswordResetEmail: { success: true },
      });
    }
    expect(emails.map(({ to }) => to)).toEqual(["shopper@example.test"]);
    const key = /key=(\w+)/.exec(emails[0]?.text ?? "")?.[1];
    const reset =
      "mutation($input: ResetUserPasswordInput!) { resetUserPassword(input: $input) { user { id } } }";
    const password = "something-else-entirely";
    const input = { key, login: "shopper", password };
    expect((await request(reset, input)).data).toEqual({
      resetUserPassword: { user: { id: "dXNlcjoy" } },
    });
    expect((await request(reset, input)).errors).toEqual(["Password reset link is invalid."]);
    expect((await signIn({ username: "shopper", password })).authToken).toBeTruthy();
    const refresh =
      "mutation($input: RefreshJwtAuthTokenInput!) { refreshJwtAuthToken(input: $input) { authToken } }";
    expect((await request(refresh, { jwtRefreshToken: refreshToken })).errors).toEqual([
      "The provided refresh token is invalid",
    ]);
  });
});
