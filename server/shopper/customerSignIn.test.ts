import { describe, expect, test } from "vitest";
import { requestSignIn, refreshSignIn } from "./customerSignIn.ts";

const respondingWith =
  (body: object, status = 200): typeof fetch =>
  async () =>
    Response.json(body, { status });

const failing = (field: string, message: string) => ({
  data: { [field]: null },
  errors: [{ message, path: [field] }],
});
const credentials = { username: "anna", password: "secret" };
const FAULT = "Internal server error";
const UNKNOWN = {
  errors: [
    { message: 'Unknown type "LoginInput".' },
    { message: 'Cannot query field "login" on type "RootMutation".' },
  ],
};

describe("A sign-in", () => {
  test("returns both tokens", async () => {
    const given = { authToken: "access", refreshToken: "refresh" };
    expect(await requestSignIn(respondingWith({ data: { login: given } }), credentials)).toEqual(
      given,
    );
  });

  test.each([200, 400, 401, 403])("is refused by an error with status %s", async (status) => {
    const response = failing("login", "&lt;strong&gt;Error:&lt;/strong&gt; incorrect");
    expect(await requestSignIn(respondingWith(response, status), credentials)).toBe("refused");
  });

  test("returns noAccounts for a shop without the sign-in plugin", async () => {
    expect(await requestSignIn(respondingWith(UNKNOWN), credentials)).toBe("noAccounts");
  });

  test.each([
    ["a backend failure", failing("login", FAULT), 200],
    ["an error with status 500", failing("login", "incorrect"), 500],
    ["one token of two", { data: { login: { authToken: "access", refreshToken: null } } }, 200],
    ["no data", { data: null, errors: [{ message: FAULT }] }, 200],
  ])("rejects on %s", async (_, response, status) => {
    await expect(requestSignIn(respondingWith(response, status), credentials)).rejects.toThrow(
      /backend/,
    );
  });
});

describe("A token refresh", () => {
  test("returns a new access token", async () => {
    const data = { refreshJwtAuthToken: { authToken: "access" } };
    expect(await refreshSignIn(respondingWith({ data }), "refresh")).toBe("access");
  });

  test.each([
    ["an invalid token", failing("refreshJwtAuthToken", "The provided refresh token is invalid")],
    [
      "a shop without accounts",
      { errors: [{ message: 'Unknown type "RefreshJwtAuthTokenInput".' }] },
    ],
  ])("returns undefined for %s", async (_, response) => {
    for (const status of [200, 401, 403])
      expect(await refreshSignIn(respondingWith(response, status), "refresh")).toBeUndefined();
  });

  test.each([
    ["a backend failure", failing("refreshJwtAuthToken", FAULT), 200],
    ["status 503", failing("refreshJwtAuthToken", "invalid"), 503],
    ["no token", { data: { refreshJwtAuthToken: null } }, 200],
  ])("rejects on %s, which leaves the sign-in valid", async (_, response, status) => {
    await expect(refreshSignIn(respondingWith(response, status), "refresh")).rejects.toThrow(
      /backend/,
    );
  });
});
