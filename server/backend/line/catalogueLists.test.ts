import { expect, test } from "vitest";
import { wordpressPages } from "./catalogueLists.ts";

test("A listed page has its database id, though the response has a global one, too", async () => {
  const page = { id: "cG9zdDo0ODE=", databaseId: 481, uri: "/about/", title: "About" };
  const pageInfo = { hasNextPage: false, endCursor: null };
  const shared: typeof fetch = async () =>
    Response.json({ data: { list: { nodes: [page], pageInfo } } });
  for await (const listed of wordpressPages({ shared })) {
    expect(listed).toEqual({ path: "/about", id: 481, title: "About" });
  }
  expect.assertions(1);
});
