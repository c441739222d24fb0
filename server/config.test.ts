import { expect, test } from "vitest";
import { SettingError, readConfig } from "./config.ts";

test("with no settings at all there is a whole configuration", () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", DATA_DIR: ".data" });
});
test("an empty setting is an unset one", () => {
  expect(readConfig({ GRAPHQL_ENDPOINT: "" }).GRAPHQL_ENDPOINT).toBeUndefined();
});
test.each([
  ["on", true],
  ["true", true],
  ["1", true],
  ["off", false],
  ["false", false],
  ["0", false],
])("a switch may be written %s", (text, value) => {
  expect(readConfig({ CART_NOTICES: text }).CART_NOTICES).toBe(value);
});
test.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["GRAPHQL_ENDPOINT", "shop.example"],
  ["GRAPHQL_ENDPOINT", "ftp://shop.example"],
  ["GRAPHQL_ENDPOINT", "https://user:secret@shop.example/graphql"],
  ["GRAPHQL_WS_ENDPOINT", "shop.example/graphql"],
  ["GRAPHQL_WS_ENDPOINT", "https://shop.example/graphql"],
  ["GRAPHQL_WS_ENDPOINT", "wss://user:secret@shop.example/graphql"],
  ["SITE_URL", "shop.example"],
  ["SITE_URL", "https://shop.example/shop"],
  ["SITE_URL", "https://shop.example/?a=b"],
  ["CURRENCY", "pounds"],
  ["CART_NOTICES", "perhaps"],
])("%s=%s is refused in one sentence that names it and gives an example", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(SettingError);
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^${name}=.*for example ${name}=`),
  );
});
test("the shop's public address has no slash at its end", () => {
  expect(readConfig({ SITE_URL: "https://shop.example/" }).SITE_URL).toBe("https://shop.example");
});
test("free-form operations are refused in front of a real shop", () => {
  const env = { GRAPHQL_FREE_FORM: "on", GRAPHQL_ENDPOINT: "https://shop.example/graphql" };
  expect(() => readConfig(env)).toThrow(SettingError);
});
