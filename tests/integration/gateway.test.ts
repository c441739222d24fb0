import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { projectFolder } from "#server/process/tool.ts";
import { appUnderTest } from "#tests/support/appUnderTest.ts";

const app = appUnderTest();

const HEADER = "woocommerce-session";
const texts = new Map<string, string>();

beforeAll(async () => {
  const file = join(projectFolder, "__generated__/operations.json");
  const list = JSON.parse(await readFile(file, "utf8")) as Record<string, string>;
  for (const text of Object.values(list)) texts.set(/^\w+ (\w+)/.exec(text)?.[1] ?? "", text);
});

/** The text of an operation that the relay compiler made. */
function textOf(name: string): string {
  const text = texts.get(name);
  if (!text) throw new Error(`There is no operation ${name}`);
  return text;
}

const send = (payload: object, token?: string) =>
  app().inject({
    method: "POST",
    url: "/graphql",
    payload,
    ...(token ? { headers: { [HEADER]: `Session ${token}` } } : {}),
  });

const add = (productId: number, token?: string) =>
  send({ query: textOf("useAddToCartMutation"), variables: { input: { productId } } }, token);

async function anyProductId(): Promise<number> {
  const answer = await app().inject({ url: "/product/ember-candle/_payload.json" });
  return answer.json<{ data: { product: { databaseId: number } } }>().data.product.databaseId;
}

describe("what is not the storefront's own", () => {
  test.each([
    ["another query", { query: "{ generalSettings { title } }" }],
    ["introspection", { query: "{ __schema { types { name } } }" }],
    ["an own query with a space more", { query: () => `${textOf("useCartQuery")} ` }],
    ["an own name over another text", { operationName: "useCartQuery", query: "{ __typename }" }],
    ["checkout", { query: "mutation { checkout(input: { isPaid: true }) { result } }" }],
  ])("%s is refused with 403 and reaches nothing", async (_, { query, ...rest }) => {
    const text = typeof query === "string" ? query : query();
    const answer = await send({ ...rest, query: text });
    expect(answer.statusCode).toBe(403);
    expect(answer.json<{ errors: unknown[] }>().errors).toHaveLength(1);
    expect(answer.json()).not.toHaveProperty("data");
    expect(answer.headers[HEADER]).toBeUndefined();
  });

  test.each([
    ["no query", {}],
    ["a query that is no text", { query: 7 }],
    ["a batch", [{ query: "{ __typename }" }]],
    ["variables that are no object", { query: "{ __typename }", variables: [1] }],
  ])("%s is refused with 400", async (_, payload) => {
    expect((await send(payload)).statusCode).toBe(400);
  });

  test("no JSON at all is a 4xx", async () => {
    const answer = await app().inject({
      method: "POST",
      url: "/graphql",
      headers: { "content-type": "application/json" },
      payload: "{not json",
    });
    expect(answer.statusCode).toBe(400);
    const other = await app().inject({ method: "POST", url: "/graphql", payload: "query=1" });
    expect(other.statusCode).toBeGreaterThanOrEqual(400);
    expect(other.statusCode).toBeLessThan(500);
  });

  test("a body over the limit is refused with 413", async () => {
    const answer = await send({
      query: textOf("useCartQuery"),
      variables: { filler: "x".repeat(70_000) },
    });
    expect(answer.statusCode).toBe(413);
  });

  test.each(["GET", "PUT", "DELETE"] as const)("%s is refused with 405", async (method) => {
    const answer = await app().inject({ method, url: "/graphql" });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers["allow"]).toBe("POST");
  });
});

describe("the session header", () => {
  test("comes with a first add, goes up again, and is the same customer's", async () => {
    const id = await anyProductId();
    const first = await add(id);
    const token = String(first.headers[HEADER]);
    expect(token.split(".")).toHaveLength(3);
    const second = await add(id, token);
    const customerOf = (jwt: string) =>
      (
        JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString()) as {
          data: { customer_id: string };
        }
      ).data.customer_id;
    expect(customerOf(String(second.headers[HEADER]))).toBe(customerOf(token));
    const cart = await send({ query: textOf("useCartQuery") }, token);
    expect(cart.headers[HEADER]).toBeUndefined();
    expect(cart.body).toContain('"quantity":2');
  });

  test("no answer is kept on the way", async () => {
    const answer = await add(await anyProductId());
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("a public operation takes no token up and brings none down", async () => {
    const query = textOf("CategoriesPageQuery");
    const plain = await send({ query });
    expect(plain.statusCode).toBe(200);
    expect(plain.headers[HEADER]).toBeUndefined();
    const refused = await send({ query }, "not-a-token");
    expect(refused.headers[HEADER]).toBeUndefined();
    expect(refused.json()).toEqual(plain.json());
  });

  test("a refused token is answered 200 with the reason and a new session's token", async () => {
    const answer = await send({ query: textOf("useCartQuery") }, "not-a-token");
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("invalid_token");
    expect(String(answer.headers[HEADER]).split(".")).toHaveLength(3);
  });

  test("two first adds at the same moment make two sessions: turns are the browser's", async () => {
    const id = await anyProductId();
    const [one, other] = await Promise.all([add(id), add(id)]);
    expect(one.headers[HEADER]).not.toBe(other.headers[HEADER]);
  });

  test("twenty adds at the same moment to one session are all there", async () => {
    const id = await anyProductId();
    const token = String((await add(id)).headers[HEADER]);
    await Promise.all(Array.from({ length: 20 }, () => add(id, token)));
    const cart = await send({ query: textOf("useCartQuery") }, token);
    expect(cart.body).toContain('"quantity":21');
  });
});
