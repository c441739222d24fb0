import { describe, expect, test } from "vitest";
import { runPhp } from "./php.ts";

// Observed with WordPress 6.9, WooCommerce 11.0.1, WPGraphQL 2.20.0, WooGraphQL 1.0.2 and Polylang
// 3.8.7 (en, de, ar; addresses with the language, and from the content), with and without
// wp-graphql-polylang 0.7.1:
// - Lists, searches, counts, menus (location PRIMARY), the front page and the page with the terms are
//   the language's; without the header they are the default language's, and with wp-graphql-polylang
//   those of all languages. A product is found by its slug in any language, a category in its own only.
// - `nodeByUri("/de/")` is an internal server error, as without the part.
// - A session whose language changed kept the title of its delivery, until the package differed.
// - WooCommerce's emails to the customer had the order's language, also when an administrator
//   completed it later; the one to the merchant had the site's.
// WPML was not run: its hooks are those of its documentation, which Polylang has, too.

type Thing = { id: number; type: string; language: string; slug: string; group: number };
type Result = {
  locale: string;
  language: string | null;
  polylang: { contexts: string[]; chosen: string } | null;
  content: string | null;
  cached: boolean;
  package: Record<string, unknown>;
  terms: number;
  titles: [string, string];
  registered: string[];
  meta: Record<string, string> | [];
  sent: [recipient: string, locale: string, isSwitchedByWooCommerce: boolean][];
  switches: string[];
  answer: Record<string, string> & { code?: string; status?: number };
  guard: string;
  /** Language of Polylang or WPML at the end of the request. */
  after: string | null;
};
type Case = {
  /** Value of the storefront's header. */
  header?: string;
  path?: string;
  /** The site's own locale. */
  locale?: string;
  installed?: string[];
  /** Languages of Polylang or WPML; undefined without them. */
  languages?: string[];
  constants?: Record<string, string>;
  things?: (Thing & { status?: string })[];
  orders?: Record<number, object>;
  events?: [event: string, given: unknown][];
  woocommerce?: Record<string, string>;
  strings?: Record<string, string>;
  title?: string;
  asked?: { type: string; slug: string };
};

/** Runs a request of a simulated WordPress with languages. */
const run = ({ header, path = "/graphql", ...given }: Case = {}) =>
  runPhp<Result>("locale", {
    locale: "en_US",
    installed: ["de_AT", "de_DE", "de_DE_formal", "ar"],
    ...given,
    server: { REQUEST_URI: path, ...(header !== undefined && { HTTP_X_VITRINE_LOCALE: header }) },
  });

describe("locale in WordPress", () => {
  test.each<[language: string, locale: string, own?: string]>([
    ["de", "de_DE"],
    ["DE", "de_DE"],
    ["de-AT", "de_AT"],
    ["de-CH", "de_DE"],
    ["de", "de_DE_formal", "de_DE_formal"],
    ["ar", "ar"],
    ["en", "en_US", "de_DE"],
    ["en", "en_GB", "en_GB"],
    ["fr", "en_US"],
  ])("answers %s in %s", async (header, expected, locale = "en_US") => {
    expect((await run({ header, locale })).locale).toBe(expected);
  });

  test.each([
    "/graphql",
    "/shop/graphql/?x=1",
    "/wp-json/wc/store/v1/cart",
    "/wp-json/vitrine/v1/x",
  ])("reads the header at %s", async (path) => {
    expect((await run({ header: "de", path })).locale).toBe("de_DE");
  });

  test.each<[string, Case]>([
    ["a page", { header: "de", path: "/product/mug/" }],
    ["a page with an address as its query", { header: "de", path: "/?x=/wp-json/wc/store/v1/" }],
    ["a page by ajax", { header: "de", path: "/?wc-ajax=checkout" }],
    ["another route", { header: "de", path: "/wp-json/wp/v2/posts" }],
    ["no header", {}],
    ["no language", { header: "../de" }],
    ["too long a language", { header: "de-abcdefghij" }],
    ["a line break", { header: "de\n" }],
    ["a part that is off", { header: "de", constants: { VITRINE_OFF: "locale" } }],
  ])("leaves WordPress as it is for %s", async (_, given) => {
    const result = await run({ ...given, languages: ["en", "de"], title: "Flat rate" });
    expect(result).toMatchObject({
      locale: "en_US",
      language: null,
      polylang: { contexts: ["", "PLL_REST_Request", "PLL_Admin"], chosen: "en" },
      content: null,
      cached: true,
      package: { contents: [] },
      titles: ["Flat rate", "Flat rate"],
      registered: [],
      meta: [],
    });
  });

  test("chooses Polylang's or WPML's language, which then filter lists, menus and pages", async () => {
    const page = { type: "page", group: 1 };
    const things = [
      { ...page, id: 1, language: "en", slug: "terms" },
      { ...page, id: 2, language: "de", slug: "agb" },
    ];
    expect(await run({ header: "de", languages: ["en", "de"], things })).toMatchObject({
      language: "de",
      polylang: { contexts: ["", "PLL_Frontend", "PLL_Frontend"], chosen: "de" },
      content: "de",
      terms: 2,
    });
  });

  test.each([
    ["de-AT", "de"],
    ["pt-BR", "pt-br"],
    ["fr", "en"],
  ])("chooses Polylang's language that fits %s", async (header, chosen) => {
    const { polylang } = await run({ header, languages: ["en", "de", "pt-br"] });
    expect(polylang?.chosen).toBe(chosen);
  });

  test("stores no response in WPGraphQL Smart Cache, except in the site's language", async () => {
    expect((await run({ header: "de" })).cached).toBe(false);
    expect((await run({ header: "en" })).cached).toBe(true);
  });

  test("lets a session's ways of delivery depend on the language", async () => {
    expect((await run({ header: "de" })).package).toMatchObject({ vitrine_locale: "de_DE" });
  });

  test("translates a title that WooCommerce suggests", async () => {
    const woocommerce = { "Flat rate": "Pauschale" };
    const given = { header: "de", languages: ["en", "de"], woocommerce, title: "Flat rate" };
    const { titles, registered } = await run(given);
    expect([titles, registered]).toEqual([["Pauschale", "Pauschale"], []]);
  });

  test("translates a title of the merchant's as Polylang or WPML do, which list it", async () => {
    const given = {
      header: "de",
      languages: ["en", "de"],
      strings: { Cash: "Bar" },
      title: "Cash",
    };
    const { titles, registered } = await run(given);
    expect([titles, registered]).toEqual([["Bar", "Bar"], ["Cash"]]);
    const { titles: plain } = await run({ header: "de", title: "Cash" });
    expect(plain).toEqual(["Cash", "Cash"]);
  });

  test.each(["PLLWC_VERSION", "WCML_VERSION"])(
    "leaves titles and emails to the plugin of %s",
    async (name) => {
      const given = { header: "de", constants: { [name]: "1" }, strings: { Cash: "Bar" } };
      const orders = { 7: { vitrine_locale: "ar" } };
      const events: Case["events"] = [["woocommerce_order_status_completed_notification", 7]];
      const result = await run({
        ...given,
        languages: ["en", "de"],
        title: "Cash",
        orders,
        events,
      });
      expect(result.titles).toEqual(["Cash", "Cash"]);
      expect(result.sent).toEqual([
        ["merchant", "de_DE", true],
        ["customer", "de_DE", true],
      ]);
    },
  );

  test("stores the locale of an order", async () => {
    expect((await run({ header: "de" })).meta).toEqual({
      vitrine_locale: "de_DE",
      vitrine_language: "de",
    });
  });

  test.each<[string, NonNullable<Case["events"]>[number]]>([
    ["a change of its status", ["woocommerce_order_status_completed_notification", 7]],
    ["a note", ["woocommerce_new_customer_note_notification", { order_id: 7 }]],
  ])("sends the emails of an order after %s in its language", async (_, event) => {
    const orders = { 7: { vitrine_locale: "de_DE" } };
    const { sent, switches } = await run({ path: "/wp-admin/", orders, events: [event] });
    expect(sent).toEqual([
      ["merchant", "en_US", false],
      ["customer", "de_DE", false],
    ]);
    expect(switches).toEqual([]);
  });

  test("sends the merchant's email in the site's language while it answers in another", async () => {
    const orders = { 7: { vitrine_locale: "de_DE" } };
    const events: Case["events"] = [["woocommerce_order_status_completed_notification", 7]];
    const { sent, switches } = await run({ header: "de", orders, events });
    expect(sent).toEqual([
      ["merchant", "en_US", false],
      ["customer", "de_DE", false],
    ]);
    expect(switches).toEqual([]);
  });

  test.each<[string, Partial<Case>]>([
    ["an order without a language", { orders: { 7: {} } }],
    ["a customer with the number of an order", { orders: { 7: { vitrine_locale: "de_DE" } } }],
  ])("leaves emails of %s to WooCommerce", async (name, given) => {
    const event = name.includes("customer") ? "created_customer" : "order_status_completed";
    const { sent } = await run({ ...given, events: [[`woocommerce_${event}_notification`, 7]] });
    expect(sent.map(([, locale, isSwitched]) => [locale, isSwitched])).toEqual([
      ["en_US", true],
      ["en_US", true],
    ]);
  });
});

describe("the route of translations in WordPress", () => {
  const mug = { type: "product", group: 1 };
  const kitchen = { type: "product_cat", group: 2 };
  const team = { type: "page", group: 3 };
  const things = [
    { ...mug, id: 1, language: "en", slug: "mug" },
    { ...mug, id: 2, language: "de", slug: "becher" },
    { ...mug, id: 3, language: "ar", slug: "كوب" },
    { ...kitchen, id: 4, language: "en", slug: "kitchen" },
    { ...kitchen, id: 5, language: "de", slug: "kueche" },
    { ...team, id: 6, language: "en", slug: "about/team" },
    { ...team, id: 7, language: "de", slug: "ueber/mannschaft", status: "draft" },
  ];
  const ask = (type: string, slug: string, languages: string[] | undefined = ["en", "de", "ar"]) =>
    run({ path: "/wp-json/vitrine/v1/translations", things, languages, asked: { type, slug } });

  test.each([
    ["product", "mug", { en: "mug", de: "becher", ar: "كوب" }],
    ["product", "becher", { en: "mug", de: "becher", ar: "كوب" }],
    ["category", "kitchen", { en: "kitchen", de: "kueche" }],
    ["category", "kueche", { en: "kitchen", de: "kueche" }],
    ["page", "/about/team/", { en: "about/team" }],
  ])("tells everybody the languages of a %s: %s", async (type, slug, expected) => {
    const { answer, guard, after } = await ask(type, slug);
    expect([answer, guard, after]).toEqual([expected, "__return_true", null]);
  });

  test.each([
    ["an unknown product", "product", "nothing"],
    ["a category as a product", "product", "kitchen"],
    ["a draft", "page", "ueber/mannschaft"],
  ])("has no answer for %s", async (_, type, slug) => {
    expect((await ask(type, slug)).answer).toMatchObject({
      code: "vitrine_not_found",
      status: 404,
    });
  });

  test("says so where WordPress has one language", async () => {
    const asked = { type: "product", slug: "mug" };
    const { answer } = await run({ things, asked });
    expect(answer).toEqual({ code: "vitrine_no_languages", status: 404 });
  });
});
