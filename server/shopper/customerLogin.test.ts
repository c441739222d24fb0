import { describe, expect, test } from "vitest";
import { logIn, refreshLogin } from "./customerLogin.ts";

const answering =
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

describe("a login", () => {
  test("brings both tokens", async () => {
    const given = { authToken: "access", refreshToken: "refresh" };
    expect(await logIn(answering({ data: { login: given } }), credentials)).toEqual(given);
  });

  test.each([200, 400, 401, 403])("is refused by an error of status %s", async (status) => {
    const answer = failing("login", "&lt;strong&gt;Error:&lt;/strong&gt; incorrect");
    expect(await logIn(answering(answer, status), credentials)).toBe("refused");
  });

  test("finds that a shop without the plugin has no accounts", async () => {
    expect(await logIn(answering(UNKNOWN), credentials)).toBe("noAccounts");
  });

  test.each([
    ["a fault", failing("login", FAULT), 200],
    ["an error of status 500", failing("login", "incorrect"), 500],
    ["one token of two", { data: { login: { authToken: "access", refreshToken: null } } }, 200],
    ["no data", { data: null, errors: [{ message: FAULT }] }, 200],
  ])("fails with %s", async (_, answer, status) => {
    await expect(logIn(answering(answer, status), credentials)).rejects.toThrow(/backend/);
  });
});

describe("a refresh", () => {
  test("brings a new access token", async () => {
    const data = { refreshJwtAuthToken: { authToken: "access" } };
    expect(await refreshLogin(answering({ data }), "refresh")).toBe("access");
  });

  test.each([
    ["an invalid token", failing("refreshJwtAuthToken", "The provided refresh token is invalid")],
    [
      "a shop without accounts",
      { errors: [{ message: 'Unknown type "RefreshJwtAuthTokenInput".' }] },
    ],
  ])("is refused for %s", async (_, answer) => {
    for (const status of [200, 401, 403])
      expect(await refreshLogin(answering(answer, status), "refresh")).toBeUndefined();
  });

  test.each([
    ["a fault", failing("refreshJwtAuthToken", FAULT), 200],
    ["a status of 503", failing("refreshJwtAuthToken", "invalid"), 503],
    ["nothing", { data: { refreshJwtAuthToken: null } }, 200],
  ])("says nothing of the login with %s", async (_, answer, status) => {
    await expect(refreshLogin(answering(answer, status), "refresh")).rejects.toThrow(/backend/);
  });
});
