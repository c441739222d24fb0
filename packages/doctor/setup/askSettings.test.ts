import { expect, test } from "vitest";
import { askSettings } from "./askSettings.ts";

const themes = {
  names: ["crate", "osier"],
  standard: "osier",
  suitedShops: (theme: string) => (theme === "crate" ? "records" : ""),
};

function problemWith(name: string, value: string): string | undefined {
  if (name === "THEME") return themes.names.includes(value) ? undefined : "must be a theme";
  return /^(GRAPHQL_ENDPOINT|SITE_URL)$/.test(name) &&
    !/^https?:\/\/[\w.]+(\/graphql)?$/.test(value)
    ? "must be an address"
    : undefined;
}

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
    { problemWith, themes },
    () => "a secret",
  );
  return { settings, questions, said };
}

test("Without an answer, the settings are those of the demo shop with a status page", async () => {
  const { settings, questions } = await answer();
  expect(settings).toEqual({ STATUS_PASSWORD: "a secret" });
  expect(questions).toHaveLength(5);
});

test("A shop of one's own gets the secrets that WordPress shares", async () => {
  const endpoint = "https://shop.example/graphql";
  const { settings } = await answer(endpoint, "Wool", "", "https://www.shop.example");
  expect(settings).toEqual({
    GRAPHQL_ENDPOINT: endpoint,
    SITE_NAME: "Wool",
    SITE_URL: "https://www.shop.example",
    FORWARDED_CLIENT_SECRET: "a secret",
    WEBHOOK_SECRET: "a secret",
    STATUS_PASSWORD: "a secret",
  });
});

test("The question for the theme says what each suits; only another than the default is written", async () => {
  const { settings, questions } = await answer("", "", "crate");
  expect(settings).toMatchObject({ THEME: "crate" });
  expect(questions[2]).toBe("Theme: crate (records), osier (empty: osier): ");
  const kept = await answer("", "", "osier");
  expect(kept.settings).not.toHaveProperty("THEME");
});

test("Algolia needs both of its keys", async () => {
  const { settings, said } = await answer("", "", "", "", "APP1", "", "search", "admin");
  expect(settings).toMatchObject({
    ALGOLIA_APP_ID: "APP1",
    ALGOLIA_SEARCH_KEY: "search",
    ALGOLIA_ADMIN_KEY: "admin",
  });
  expect(said).toEqual(["This is needed."]);
});

test("An answer that cannot be used is asked for again", async () => {
  const { settings, said } = await answer("shop.example", "", "", "", "https://shop.example/a");
  expect(said).toEqual(["It must be an address.", "It must be an address."]);
  expect(settings).not.toHaveProperty("GRAPHQL_ENDPOINT");
});
