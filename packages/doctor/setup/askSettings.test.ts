import { expect, test } from "vitest";
import { askSettings } from "./askSettings.ts";

const problemWith = (name: string, value: string) =>
  /^(GRAPHQL_ENDPOINT|SITE_URL)$/.test(name) && !/^https?:\/\/[\w.]+(\/graphql)?$/.test(value)
    ? "must be an address"
    : undefined;

/** Asks with these answers in turn; returns the settings, the questions and the sentences. */
async function answer(...answers: string[]) {
  const questions: string[] = [];
  const said: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    return answers.shift() ?? "";
  };
  const settings = await askSettings(
    ask,
    (sentence) => void said.push(sentence),
    { problemWith },
    () => "a secret",
  );
  return { settings, questions, said };
}

test("Without an answer, the settings are those of the demo shop with a status page", async () => {
  const { settings, questions } = await answer();
  expect(settings).toEqual({ STATUS_PASSWORD: "a secret" });
  expect(questions).toHaveLength(4);
});

test("A shop of one's own gets the secrets that WordPress shares", async () => {
  const endpoint = "https://shop.example/graphql";
  const { settings } = await answer(endpoint, "Wool", "https://www.shop.example");
  expect(settings).toEqual({
    GRAPHQL_ENDPOINT: endpoint,
    SITE_NAME: "Wool",
    SITE_URL: "https://www.shop.example",
    FORWARDED_CLIENT_SECRET: "a secret",
    WEBHOOK_SECRET: "a secret",
    STATUS_PASSWORD: "a secret",
  });
});

test("Algolia needs both of its keys", async () => {
  const { settings, said } = await answer("", "", "", "APP1", "", "search", "admin");
  expect(settings).toMatchObject({
    ALGOLIA_APP_ID: "APP1",
    ALGOLIA_SEARCH_KEY: "search",
    ALGOLIA_ADMIN_KEY: "admin",
  });
  expect(said).toEqual(["This is needed."]);
});

test("An answer that cannot be used is asked for again", async () => {
  const { settings, said } = await answer("shop.example", "", "", "https://shop.example/a");
  expect(said).toEqual(["It must be an address.", "It must be an address."]);
  expect(settings).not.toHaveProperty("GRAPHQL_ENDPOINT");
});
