import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "../../words/inLanguage.ts";
import { createCardPages } from "./cards/cardPages.ts";
import { demoShop } from "./demoShop.ts";
import { demoWords, translated } from "./demoWords.ts";
import { openShop } from "./openShop.ts";
import { startEmbedded } from "./start.ts";

const dataDir = mkdtempSync(join(tmpdir(), "languages-"));
let shop: Awaited<ReturnType<typeof startEmbedded>>;

beforeAll(async () => {
  shop = await startEmbedded({ dataDir, sessionSeconds: 3600 });
});
afterAll(() => {
  shop.close();
  rmSync(dataDir, { recursive: true });
});

/** Starts a session, whose requests state a language each. */
function openSession() {
  let token = "";
  return async (language: string | undefined, query: string, input?: object) => {
    const headers = new Headers({ "content-type": "application/json" });
    if (language) headers.set("x-vitrine-locale", language);
    if (token) headers.set("woocommerce-session", `Session ${token}`);
    const body = JSON.stringify({ query, variables: { input } });
    const request = new Request("http://shop.example/graphql", { method: "POST", headers, body });
    const response = await shop.graphql(request);
    token = response.headers.get("woocommerce-session") ?? token;
    return response.json();
  };
}

const APRON = `{ product(id: "workshop-apron", idType: SLUG) {
  databaseId name slug shortDescription productCategories { nodes { name slug } }
  ... on VariableProduct {
    attributes { nodes { name label options } }
    variations(first: 1) { nodes { databaseId name slug attributes { nodes { name value } } } }
  }
} }`;

const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
  cartItem { key variation { node { name } attributes { label value } } }
  cart { availableShippingMethods { rates { label } } taxLines { name } }
} }`;

test("a request in German has German texts, and the same slugs, names of fields and ids", async () => {
  const ask = openSession();
  const { data: english } = await ask(undefined, APRON);
  const { data: german } = await ask("de", APRON);
  const [own, other] = [german.product, english.product];
  expect(own).toMatchObject({
    name: "Werkstattschürze",
    slug: "workshop-apron",
    databaseId: other.databaseId,
    productCategories: { nodes: [{ name: "Küchenwäsche", slug: "kitchen-linen" }] },
  });
  expect(own.attributes.nodes[2]).toEqual({
    name: "strap",
    label: "Träger",
    options: ["Gekreuzt", "Nackenträger"],
  });
  expect(own.variations.nodes[0]).toMatchObject({
    name: "Werkstattschürze - Moos, Kurz, Gekreuzt",
    slug: other.variations.nodes[0].slug,
  });
  expect(other.name).toBe("Workshop apron");
  expect((await ask("fr", APRON)).data).toEqual(english);
  expect((await ask("../de", APRON)).data).toEqual(english);
});

test("lists are searched and sorted by the words of the language", async () => {
  const ask = openSession();
  const named = async (language: string, search: string) => {
    const { data } = await ask(
      language,
      `{ products(first: 100, where: { search: "${search}", orderby: [{ field: NAME, order: ASC }] }) { nodes { name } } }`,
    );
    return data.products.nodes.map(({ name }: { name: string }) => name) as string[];
  };
  const found = await named("de", "becher");
  expect(found).toContain("Becher Cabin");
  expect(found).toEqual(found.toSorted());
  expect(await named("en", "becher")).toEqual([]);
  expect(await named("en", "tumbler")).toContain("Fen tumbler");
});

test("a value that was shown in one language adds the same line in each", async () => {
  const ask = openSession();
  const { data } = await ask("de", APRON);
  const { databaseId: productId, variations } = data.product;
  const add = (language: string, value: string) =>
    ask(language, ADD, {
      productId,
      variationId: variations.nodes[0].databaseId,
      variation: [{ attributeName: "strap", attributeValue: value }],
    });
  const german = (await add("de", "Gekreuzt")).data.addToCart;
  expect(german.cartItem.variation.attributes[2].value).toBe("Gekreuzt");
  expect(german.cart.taxLines).toEqual([{ name: "MwSt." }]);
  expect(german.cart.availableShippingMethods[0].rates.at(-1)).toEqual({
    label: "Abholung in 14 Catherine Hill, Frome",
  });
  const english = (await add("en", "Gekreuzt")).data.addToCart;
  expect(english.cartItem).toEqual({
    key: german.cartItem.key,
    variation: {
      node: { name: "Workshop apron - Moss, Short, Cross-back" },
      attributes: [
        { label: "Colour", value: "moss" },
        { label: "Length", value: "short" },
        { label: "strap", value: "Cross-back" },
      ],
    },
  });
  expect((await add("de", "Unfug")).errors?.[0]?.message).toBe("Ungültiger Wert für Träger");
});

test("errors of WooCommerce and WordPress are in the language of the request", async () => {
  const ask = openSession();
  const messageOf = async (language: string) => {
    const mutation = `mutation ($input: LoginInput!) { login(input: $input) { authToken } }`;
    const { errors } = await ask(language, mutation, { username: "nobody", password: "x" });
    return errors?.[0]?.message;
  };
  expect(await messageOf("de")).toContain("&lt;strong&gt;Fehler:&lt;/strong&gt; Der Benutzername");
  expect(await messageOf("en")).toContain("&lt;strong&gt;Error:&lt;/strong&gt; The username");
  const coupon = `mutation ($input: ApplyCouponInput!) { applyCoupon(input: $input) { clientMutationId } }`;
  expect((await ask("pl", coupon, { code: "NOPE" })).errors?.[0]?.message).toBe(
    "Nie można użyć kuponu &quot;nope&quot;, ponieważ nie istnieje.",
  );
});

test("an order keeps the names that it was placed with, and its email is in its language", async () => {
  const ask = openSession();
  const { data } = await ask("de", `{ product(id: "sencha", idType: SLUG) { databaseId } }`);
  await ask("de", ADD, { productId: data.product.databaseId });
  const order = "order { databaseId orderKey paymentMethodTitle lineItems { nodes { id } } }";
  const placed = await ask(
    "de",
    `mutation ($input: CheckoutInput!) { checkout(input: $input) { ${order} } }`,
    { paymentMethod: "bacs", billing: { email: "mira@example.test", country: "GB" } },
  );
  const { databaseId, paymentMethodTitle } = placed.data.checkout.order;
  expect(paymentMethodTitle).toBe("Überweisung");
  const orders = `{ customer { orders { nodes { paymentMethodTitle shippingLines { nodes { methodTitle } } } } } }`;
  const [shown] = (await ask("en", orders)).data.customer.orders.nodes;
  expect(shown.paymentMethodTitle).toBe("Überweisung");
  expect(shown.shippingLines.nodes[0].methodTitle).toMatch(/zwei bis drei Werktage$/);
  await ask(
    "en",
    `mutation ($input: VitrineSendOrderLinkInput!) { vitrineSendOrderLink(input: $input) { clientMutationId } }`,
    { number: String(databaseId), email: "mira@example.test" },
  );
  const letters = readdirSync(join(dataDir, "letters")).map((name) =>
    readFileSync(join(dataDir, "letters", name), "utf8"),
  );
  expect(letters).toEqual([
    expect.stringContaining(`Subject: [Osier] Ihre Bestellung ${databaseId}`),
  ]);
});

test("pages without a stated language have the shop's own", async () => {
  const folder = mkdtempSync(join(tmpdir(), "languages-"));
  const german = await startEmbedded({ dataDir: folder, sessionSeconds: 3600, language: "de" });
  const page = await german.wordpress(new Request("http://shop.example/wordpress/cart/"));
  expect(await page.text()).toMatch(/<html lang="de">.*Ihr Warenkorb ist zurzeit leer\./);
  expect(german.priceNote).toBe("inkl. MwSt.");
  expect(german.textsIn("en").priceNote).toBe("incl. VAT");
  german.close();
  rmSync(folder, { recursive: true });
});

test("a folder that an earlier release filled in German stays German, and a mirror as it is", async () => {
  const wordsIn = () => demoWords("de");
  const filled = translated(demoShop, demoWords("de"));
  const earlier = await openShop({ dataDir: ":memory:", merchandise: filled, wordsIn });
  expect(earlier.settings).toEqual(filled.settings);
  const read = `select name from product where slug = 'workshop-apron'`;
  expect(earlier.database.first(read)).toEqual({ name: "Werkstattschürze" });
  earlier.close();
  const settings = { ...demoShop.settings, mirror: { endpoint: "https://x.test", readAt: "" } };
  const merchandise = { ...demoShop, settings };
  const mirror = await openShop({ dataDir: ":memory:", merchandise, wordsIn });
  expect(mirror.database.first(read)).toEqual({ name: "Workshop apron" });
  expect(mirror.settings).toEqual(settings);
  mirror.close();
});

describe.each(languages)("The card pages in %s", (language) => {
  const folder = language === "en" ? "" : `${language}/`;

  test("have their messages in place, and the direction of the language", async () => {
    const cards = await openShop({ dataDir: ":memory:", takesCards: true });
    const respond = createCardPages(cards);
    for (const name of readdirSync(join(import.meta.dirname, "cards/pages"))) {
      const response = await respond(new Request(`http://shop.example/demo-card/${folder}${name}`));
      const text = await response.text();
      expect(response.status, name).toBe(200);
      expect(text, name).not.toMatch(/%%|\bt\("/);
      if (!name.endsWith(".html")) continue;
      expect(text).toContain(`<html lang="${language}"${language === "ar" ? ' dir="rtl"' : ""}>`);
    }
    cards.close();
  });
});
