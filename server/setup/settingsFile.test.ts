import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { settingsFileText } from "./settingsFile.ts";

test("A settings file has a comment per setting, and is read as it was written", () => {
  const written = {
    GRAPHQL_ENDPOINT: "https://shop.example/graphql",
    SITE_NAME: `Ada's "Wool" # 1\\n`,
    ALGOLIA_ADMIN_KEY: "0123456789abcdef",
  };
  const text = settingsFileText(written);
  expect(parseEnv(text)).toEqual(written);
  expect(text).toContain("# URL of the shop's WPGraphQL endpoint");
});

test("A value with every kind of quotation mark is refused", () => {
  expect(() => settingsFileText({ SITE_NAME: `'"\`` })).toThrow("No quotation mark is left");
});
