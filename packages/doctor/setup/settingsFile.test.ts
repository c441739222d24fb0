import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { settingsFileText } from "./settingsFile.ts";

const descriptionOf = (name: string) => `Description of ${name}`;

test("A settings file has a comment per setting, and is read as it was written", () => {
  const written = {
    GRAPHQL_ENDPOINT: "https://shop.example/graphql",
    SITE_NAME: `Ada's "Wool" # 1\\n`,
    ALGOLIA_ADMIN_KEY: "0123456789abcdef",
  };
  const text = settingsFileText(written, { descriptionOf });
  expect(parseEnv(text)).toEqual(written);
  expect(text).toContain("# Description of GRAPHQL_ENDPOINT\n");
});

test("A value with every kind of quotation mark is refused", () => {
  expect(() => settingsFileText({ SITE_NAME: `'"\`` }, { descriptionOf })).toThrow(
    "No quotation mark is left",
  );
});
