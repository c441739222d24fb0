import { expect, test } from "vitest";
import { SettingError, readConfig } from "./config.ts";

test.each([
  ["produkt", "/produkt"],
  ["/shop/items/", "/shop/items"],
  ["/product", undefined],
])("PRODUCT_PATH=%s is the folder %s", (given, folder) => {
  expect(readConfig({ PRODUCT_PATH: given }).PRODUCT_PATH).toBe(folder);
});

test.each([
  [{ PRODUCT_PATH: "/cart" }, "must not be a folder of other pages"],
  [{ PRODUCT_PATH: "/a b" }, "must be a path such as"],
  [{ PRODUCT_PATH: "/shop", CATEGORY_PATH: "/shop/category" }, "one is in the other"],
  [{ PRODUCT_PATH: "/kategorie", CATEGORY_PATH: "/kategorie" }, "one is in the other"],
])("%o is refused", (given, sentence) => {
  expect(() => readConfig(given)).toThrow(sentence);
});

test("readConfig returns a complete configuration without any environment variable", () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", DATA_DIR: ".data" });
});
test("readConfig takes a language that has words, and ignores the variable of the system", () => {
  const languageOf = (LANGUAGE?: string) => readConfig({ LANGUAGE }).LANGUAGE;
  expect(languageOf()).toBe("en");
  expect(languageOf("de")).toBe("de");
  expect(languageOf("de_DE:de")).toBe("en");
});
test("readConfig treats an empty setting as unset", () => {
  expect(readConfig({ GRAPHQL_ENDPOINT: "" }).GRAPHQL_ENDPOINT).toBeUndefined();
});
test.each([
  ["on", true],
  ["true", true],
  ["1", true],
  ["off", false],
  ["false", false],
  ["0", false],
])("readConfig accepts %s for a boolean setting", (text, value) => {
  expect(readConfig({ CART_NOTICES: text }).CART_NOTICES).toBe(value);
});
test("readConfig turns cart notices on for the demo shop alone, and only if they are not set", () => {
  const GRAPHQL_ENDPOINT = "https://shop.example/graphql";
  const noticesWith = (env: NodeJS.ProcessEnv) => readConfig(env).CART_NOTICES;
  expect([noticesWith({}), noticesWith({ CART_NOTICES: "" })]).toEqual([true, true]);
  expect(noticesWith({ CART_NOTICES: "off" })).toBe(false);
  expect(noticesWith({ GRAPHQL_ENDPOINT })).toBe(false);
  expect(noticesWith({ GRAPHQL_ENDPOINT, CART_NOTICES: "on" })).toBe(true);
});
test("readConfig names a shop with an endpoint by its host, until SITE_NAME is set", () => {
  const GRAPHQL_ENDPOINT = "https://www.shop.example/graphql";
  expect(readConfig({}).SITE_NAME).toBe("Osier");
  expect(readConfig({ GRAPHQL_ENDPOINT }).SITE_NAME).toBe("shop.example");
  for (const host of ["127.0.0.1:8080", "[::1]", "wordpress", "shop.internal"]) {
    expect(readConfig({ GRAPHQL_ENDPOINT: `http://${host}/graphql` }).SITE_NAME).toBe("The shop");
  }
  expect(readConfig({ GRAPHQL_ENDPOINT, SITE_NAME: "Hill and Sons" }).SITE_NAME).toBe(
    "Hill and Sons",
  );
});
test.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["PORT", "-1"],
  ["GRAPHQL_ENDPOINT", "shop.example"],
  ["GRAPHQL_ENDPOINT", "ftp://shop.example"],
  ["GRAPHQL_ENDPOINT", "https://user:secret@shop.example/graphql"],
  ["GRAPHQL_WS_ENDPOINT", "shop.example/graphql"],
  ["GRAPHQL_WS_ENDPOINT", "https://shop.example/graphql"],
  ["GRAPHQL_WS_ENDPOINT", "wss://user:secret@shop.example/graphql"],
  ["GRAPHQL_FREE_FORM", "perhaps"],
  ["BACKEND_TIMEOUT_MS", "soon"],
  ["SESSION_SECONDS", "0"],
  ["TRUST_PROXY", "2"],
  ["SITE_URL", "shop.example"],
  ["SITE_URL", "https://shop.example/shop"],
  ["SITE_URL", "https://shop.example/?a=b"],
  ["CURRENCY", "pounds"],
  ["LANGUAGE", "tlh"],
  ["CART_NOTICES", "yes please"],
  ["LOG_LEVEL", "loud"],
  ["STATUS_PASSWORD", "too short"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://user:secret@collector:4318"],
])(
  "readConfig refuses %s=%s in one sentence with the setting's name and an example",
  (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(`${name}=${value}`);
    expect(read).toThrow(new RegExp(`^${name}=.*for example ${name}=\\S+\\.$`));
  },
);
test("readConfig strips the trailing slash from SITE_URL", () => {
  expect(readConfig({ SITE_URL: "https://shop.example/" }).SITE_URL).toBe("https://shop.example");
});
test("readConfig refuses free-form operations in front of a remote shop", () => {
  const env = { GRAPHQL_FREE_FORM: "on", GRAPHQL_ENDPOINT: "https://shop.example/graphql" };
  expect(() => readConfig(env)).toThrow(SettingError);
});
