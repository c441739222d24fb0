import Fastify from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";
import { speak } from "#server/kernel/language.ts";
import { OverloadError } from "#server/limits/admission.ts";
import en from "#words/en.json" with { type: "json" };
import { server } from "#words/language.ts";
import { registerErrors } from "./errorPages.ts";
import { registerFormPosts } from "./formPosts.ts";

/** Posts a form that is not admitted; returns the page. */
async function busyPage(url: string, fields: Record<string, string>): Promise<string> {
  const app = Fastify();
  registerFormPosts(app);
  registerErrors(app);
  app.post(url, () => Promise.reject(new OverloadError()));
  const headers = {
    accept: "text/html",
    "content-type": "application/x-www-form-urlencoded",
  };
  const payload = new URLSearchParams(fields).toString();
  const { statusCode, body } = await app.inject({ method: "POST", url, headers, payload });
  expect(statusCode).toBe(503);
  expect(body).toContain("<h1>The shop is very busy</h1>");
  return body;
}

describe("The busy page", () => {
  test("repeats a cart form, with its values escaped", async () => {
    const html = await busyPage("/cart/items", { productId: "15", name: '<b>"Belt"' });
    expect(html).toContain(
      '<form method="post" action="/cart/items"><input type="hidden" name="productId" value="15">' +
        '<input type="hidden" name="name" value="&lt;b&gt;&quot;Belt&quot;"><button>Try again</button></form>',
    );
  });

  test("contains no value of another form", async () => {
    const html = await busyPage("/account/login", { password: "hunter2" });
    expect(html).not.toMatch(/hunter2|<form/);
    expect(html).toContain("Go back");
  });
});

test("an error page leads home in the language of its address", async () => {
  const app = Fastify();
  speak(app, { LANGUAGES: ["en", "de"] });
  registerErrors(app);
  const { body } = await app.inject({ url: "/de/nothing", headers: { accept: "text/html" } });
  expect(body).toContain('<a href="/de">');
});

test("an error page is in the app's language, in its direction, with its words escaped", async () => {
  const page = { ...en.page, notFound: "لا توجد <صفحة>" };
  const { catalogue } = server;
  server.catalogue = () => ({ ...en, page });
  onTestFinished(() => void Object.assign(server, { catalogue }));
  const app = Fastify();
  speak(app, { LANGUAGES: ["ar"] });
  registerErrors(app);
  const { body } = await app.inject({ url: "/nothing", headers: { accept: "text/html" } });
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toContain("<h1>لا توجد &lt;صفحة&gt;</h1>");
});
