import { expect, test } from "vitest";
import { TextResponse } from "./shopGateway.ts";

const TEXT = '{"data":{"name":"Café"}}';

test("A TextResponse is read like any other response, and several times", async () => {
  const headers = { "content-type": "application/json" };
  const response = new TextResponse(TEXT, { status: 404, headers });
  expect([response.status, response.headers.get("content-type")]).toEqual([
    404,
    "application/json",
  ]);
  expect(await response.clone().text()).toBe(TEXT);
  expect(await response.json()).toEqual({ data: { name: "Café" } });
  expect(await new Response(response.body).text()).toBe(TEXT);
});

test("Each reader of a TextResponse's JSON gets an object of its own", async () => {
  const response = new TextResponse(TEXT, {});
  const first = (await response.json()) as { data: { name: string } };
  first.data.name = "changed";
  expect(await response.json()).toEqual({ data: { name: "Café" } });
});
