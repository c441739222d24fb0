import { expect, test } from "vitest";
import document from "#server/__generated__/receivedTokensCartQuery.graphql.ts";
import { requestShop } from "./requestShop.ts";

const responding =
  (body: object, status = 200): typeof fetch =>
  async () =>
    Response.json(body, { status });

test("requestShop sends operationName, variables and query", async () => {
  let body: unknown;
  const send: typeof fetch = async (_url, init) => {
    body = JSON.parse(init?.body as string);
    return Response.json({ data: { cart: null } });
  };
  expect(await requestShop(send, document, {})).toEqual({ data: { cart: null } });
  expect(body).toEqual({
    operationName: "receivedTokensCartQuery",
    variables: {},
    query: document.params.text,
  });
});

test.each([401, 403])(
  "requestShop returns the errors of a response with status %s as a result",
  async (status) => {
    const refusal = { errors: [{ message: "expired_token" }] };
    expect(await requestShop(responding(refusal, status), document, {})).toEqual(refusal);
  },
);

test.each([
  ["a status of 500", responding({ errors: [{ message: "incorrect" }] }, 500)],
  ["JSON that is no GraphQL response", responding({})],
])("requestShop rejects %s", async (_, send) => {
  await expect(requestShop(send, document, {})).rejects.toThrow(/backend/);
});
