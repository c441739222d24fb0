import { describe, expect, test, vi } from "vitest";
import type { OperationResult, ResponseError } from "#relay/contract/errors.ts";
import { createProductLists } from "./productLists.ts";
import type { ShopCall } from "./shopCall.ts";

type Query = { query: string; variables: { where?: Record<string, unknown>; ids?: number[] } };

const cursorOf = (id: number) => Buffer.from(`arrayconnection:${id}`).toString("base64");
const FAILED = "Internal server error";
const UNKNOWN =
  'The "bundle" product type is not supported by the core WPGraphQL for WooCommerce (WooGraphQL) schema.';

/** Lists over a fake backend with the products 1 to 4, some of which fail. */
function fakeBackend(failing: Record<number, string>) {
  const queries: Query[] = [];
  const ofPlugins = new Set(Object.keys(failing).filter((id) => failing[Number(id)] === UNKNOWN));
  const clock = { now: 0 };

  function fieldOf(id: number, errors: ResponseError[]) {
    const message = failing[id];
    if (message === undefined) return { databaseId: id, slug: `product-${id}` };
    errors.push({ message, path: [`p${id}`] });
    return null;
  }

  function resultOf({ query, variables }: Query): OperationResult {
    const errors: ResponseError[] = [];
    const alone = [...query.matchAll(/id: "(\d+)"/g)].map(([, id]) => Number(id));
    const data: Record<string, unknown> = {};
    for (const id of alone) data[`p${id}`] = fieldOf(id, errors);
    const text = query + JSON.stringify(variables);
    const left = (id: number) =>
      !/exclude"?: ?\[([^\]]*)\]/.exec(text)?.[1]?.split(/, ?/).includes(String(id)) &&
      !(text.includes("supportedTypesOnly") && ofPlugins.has(String(id)));
    if (query.includes("count:")) {
      const unknown = Object.entries(failing).filter(([, message]) => message === UNKNOWN);
      data["count"] = { found: unknown.length };
      data["other"] = unknown.length > 0 ? null : { nodes: [] };
      if (unknown.length > 0) errors.push({ message: UNKNOWN, path: ["other", "nodes", 0] });
    } else if (alone.length === 0) {
      const ids = [1, 2, 3, 4].filter(left);
      const place = ids.findIndex((id) => failing[id] !== undefined);
      if (query.includes("cursor")) {
        data["list"] = { edges: ids.map((id) => ({ cursor: cursorOf(id) })) };
      } else if (place === -1) {
        data["list"] = { nodes: ids.map((databaseId) => ({ databaseId })) };
      } else {
        data["list"] = null;
        errors.push({ message: failing[ids[place] ?? 0] ?? "", path: ["list", "nodes", place] });
      }
    }
    return { data, ...(errors.length > 0 && { errors }) };
  }

  const request = async ({ body }: ShopCall) => {
    const query = JSON.parse(body) as Query;
    queries.push(query);
    return { result: resultOf(query) };
  };
  const report = { failing: vi.fn(), restored: vi.fn(), unsupported: vi.fn() };
  const lists = createProductLists({ request, report, now: () => clock.now });

  async function read(query: string, variables: object = {}) {
    const body = JSON.stringify({ operationName: "listQuery", variables, query });
    const call = { body, isMutation: false, isPersonal: false };
    const { result } = await lists.send(call, request);
    const { nodes } = (result.data?.["list"] ?? {}) as { nodes?: { databaseId: number }[] };
    return { ids: nodes?.map(({ databaseId }) => databaseId), errors: result.errors };
  }
  return { queries, clock, report, lists, read };
}

const LIST =
  "query listQuery { list: products(first: 4, where: {visibility: VISIBLE}) { nodes { databaseId } } }";
const LIST_WHERE =
  "query listQuery($where: W) { list: products(first: 4, where: $where) { nodes { databaseId } } }";
const MINUTES = 60_000;

describe("a product list", () => {
  test("in which nothing fails is one call with the document's own text", async () => {
    const { queries, read } = fakeBackend({});
    expect((await read(LIST)).ids).toEqual([1, 2, 3, 4]);
    expect(queries.map(({ query }) => query)).toEqual([LIST]);
  });

  test("leaves out all failing products, found by three further calls, without an error", async () => {
    const { queries, report, read } = fakeBackend({ 2: FAILED, 4: FAILED });
    expect(await read(LIST)).toEqual({ ids: [1, 3], errors: undefined });
    expect(queries).toHaveLength(4);
    expect(report.failing.mock.calls).toMatchObject([[{ id: 2, message: FAILED }], [{ id: 4 }]]);
  });

  test("leaves out known failing products at once, with filters in a variable as well", async () => {
    const { queries, report, read } = fakeBackend({ 2: FAILED });
    await read(LIST);
    queries.splice(0);
    expect((await read(LIST_WHERE, { where: { search: "mug" } })).ids).toEqual([1, 3, 4]);
    expect(queries.map(({ variables }) => variables)).toEqual([
      { where: { search: "mug", exclude: [2] } },
    ]);
    expect(report.failing).toHaveBeenCalledTimes(1);
  });

  test("limited to ids is limited to the others, and to none without others", async () => {
    const { queries, read } = fakeBackend({ 2: FAILED });
    await read(LIST);
    const byIds =
      "query listQuery($ids: [Int]) { list: products(where: {include: $ids}) { nodes { databaseId } } }";
    for (const ids of [[1, 2], [2]]) await read(byIds, { ids });
    expect(queries.slice(-2).map(({ variables }) => variables.ids)).toEqual([[1], [0]]);
  });

  test("leaves out unknown types, which are counted, after one repetition", async () => {
    const { queries, report, read } = fakeBackend({ 3: UNKNOWN });
    expect(await read(LIST)).toEqual({ ids: [1, 2, 4], errors: undefined });
    await vi.waitFor(() => expect(report.unsupported.mock.calls).toEqual([[1]]));
    expect(queries).toHaveLength(3);
    expect(report.failing).not.toHaveBeenCalled();
  });

  test("of which every product fails is a failure of the backend, and leaves out none", async () => {
    const { report, read } = fakeBackend({ 1: FAILED, 2: FAILED, 3: FAILED, 4: FAILED });
    expect((await read(LIST)).errors).toHaveLength(1);
    expect(report.failing).not.toHaveBeenCalled();
  });

  test("shows a product again after it no longer fails, and types after they are supported", async () => {
    const failing: Record<number, string> = { 2: FAILED, 3: UNKNOWN };
    const { clock, report, read } = fakeBackend(failing);
    expect((await read(LIST)).ids).toEqual([1, 4]);
    delete failing[2];
    delete failing[3];
    clock.now += 9 * MINUTES;
    expect((await read(LIST)).ids).toEqual([1, 4]);
    clock.now += 2 * MINUTES;
    await read(LIST);
    await vi.waitFor(() => expect(report.unsupported).toHaveBeenLastCalledWith(0));
    expect((await read(LIST)).ids).toEqual([1, 2, 3, 4]);
    expect(report.restored.mock.calls).toEqual([[2]]);
  });
});

/** Backend of a product with the related products 5 to 7, some of which fail. */
function relatedBackend(failing: Set<number>) {
  const sent: Query[] = [];
  const slugOf = (id: number) => `bowl-${id}`;
  const request = async ({ body }: ShopCall) => {
    const query = JSON.parse(body) as Query;
    sent.push(query);
    const errors: ResponseError[] = [];
    const alone = [...query.query.matchAll(/id: "(\d+)"/g)].map(([, id]) => Number(id));
    const limit = /slugIn: (\[[^\]]*\])/.exec(query.query)?.[1];
    const slugs = limit && (JSON.parse(limit) as string[]);
    const ids = [5, 6, 7].filter((id) => !slugs || slugs.includes(slugOf(id)));
    if (query.query.includes("cursor")) {
      const edges = ids.map((id) => ({ cursor: cursorOf(id) }));
      return { result: { data: { product: { related: { edges } } } } };
    }
    if (alone.length > 0) {
      const data: Record<string, unknown> = {};
      for (const id of alone) {
        data[`p${id}`] = failing.has(id) ? null : { databaseId: id, slug: slugOf(id) };
        if (failing.has(id)) errors.push({ message: FAILED, path: [`p${id}`] });
      }
      return { result: { data, errors } };
    }
    const place = ids.findIndex((id) => failing.has(id));
    if (place === -1) {
      return { result: { data: { product: { related: { nodes: ids.map(slugOf) } } } } };
    }
    errors.push({ message: FAILED, path: ["product", "related", "nodes", place] });
    return { result: { data: { product: { related: null } }, errors } };
  };
  const query =
    "query pageQuery($id: ID!) { product(id: $id) { ...page } } fragment page on Product { related(first: 4, where: {visibility: VISIBLE}) { nodes { slug } } }";
  const body = JSON.stringify({ operationName: "pageQuery", variables: { id: "1" }, query });
  const lists = createProductLists({ request });
  const read = async () => {
    const call = { body, isMutation: false, isPersonal: false };
    return (await lists.send(call, request)).result.data;
  };
  return { sent, read };
}

describe("a list of linked products", () => {
  const related = (...nodes: string[]) => ({ product: { related: { nodes } } });

  test("is limited to the slugs of those that do not fail, and at once when read again", async () => {
    const { sent, read } = relatedBackend(new Set([6]));
    expect(await read()).toEqual(related("bowl-5", "bowl-7"));
    expect(sent[1]).toMatchObject({ variables: { id: "1" } });
    expect(sent[1]?.query).toContain(
      "product(id: $id) { ... on Product { related(first: 4, where: {visibility: VISIBLE}) { edges { cursor } } } }",
    );
    expect(sent.at(-1)?.query).toContain(
      'related(first: 4, where: {visibility: VISIBLE exclude: [6] slugIn: ["bowl-5","bowl-7"]})',
    );
    expect(await read()).toEqual(related("bowl-5", "bowl-7"));
    expect(sent).toHaveLength(5);
  });

  test("is limited further when another of its products fails", async () => {
    const failing = new Set([6]);
    const { read } = relatedBackend(failing);
    await read();
    failing.add(5);
    expect(await read()).toEqual(related("bowl-7"));
  });
});
