import { afterEach, expect, test, vi } from "vitest";
import { inLanguage } from "#server/kernel/language.ts";
import { language } from "#words/language.ts";
import { cacheErrorPageData } from "./pageBackend.ts";

const requestOf = (operationName: string) => ({
  method: "POST",
  body: JSON.stringify({ operationName }),
});
const errorPage = requestOf("ErrorPageQuery");

const respondingWith = (body: object, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));

afterEach(() => void vi.useRealTimers());

test("cacheErrorPageData requests the error page's data once a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const send = respondingWith({ data: { products: 1 } });
  const keeping = cacheErrorPageData(send);
  await keeping("", errorPage);
  expect(await (await keeping("", errorPage)).json()).toEqual({ data: { products: 1 } });
  expect(send).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 61_000);
  await keeping("", errorPage);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([
  ["a response with errors", respondingWith({ data: null, errors: [{ message: "down" }] })],
  ["a failure", respondingWith({ data: {} }, 500)],
])("cacheErrorPageData does not cache %s", async (_, send) => {
  const keeping = cacheErrorPageData(send);
  await keeping("", errorPage);
  await keeping("", errorPage);
  expect(send).toHaveBeenCalledTimes(2);
});

test("cacheErrorPageData caches the error page's data in each language", async () => {
  const keeping = cacheErrorPageData(async () => Response.json({ data: { in: language() } }));
  const read = async () => (await keeping("", errorPage)).json();
  const german = () => inLanguage({ language: "de", prefix: "/de" }, read);
  await read();
  expect(await german()).toEqual({ data: { in: "de" } });
  expect(await read()).toEqual({ data: { in: "en" } });
});

test("cacheErrorPageData passes every other query on", async () => {
  const send = respondingWith({ data: {} });
  const keeping = cacheErrorPageData(send);
  await keeping("", requestOf("HomePageQuery"));
  await keeping("", requestOf("HomePageQuery"));
  expect(send).toHaveBeenCalledTimes(2);
});

test("cacheErrorPageData requests the error page's data again after a change", async () => {
  let changedAt = 0;
  const send = respondingWith({ data: {} });
  const keeping = cacheErrorPageData(send, (readAt) => changedAt >= readAt);
  await keeping("", errorPage);
  changedAt = Date.now();
  await keeping("", errorPage);
  expect(send).toHaveBeenCalledTimes(2);
});
