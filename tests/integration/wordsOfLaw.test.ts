import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

let folder = "";
const world = worldOf({
  settings: { LANGUAGE: "de", TRUST_PROXY: "on" },
  prepare: (data) => {
    folder = data;
  },
});
const open = async (url: string) => (await world().app.inject({ url })).body;

/** Returns the footer of a page, without the comments of React. */
function footerIn(body: string): string {
  const footer = body.slice(body.indexOf("<footer"), body.indexOf("</footer>"));
  return footer.replaceAll(/<!--.*?-->/g, "");
}

const DELIVERY = '<a href="/delivery-and-returns">zzgl. Versand</a>';

describe("a shop in a language of the EU", () => {
  test("notes tax and delivery beside a product's price, and once below a list", async () => {
    const product = await open("/product/jardiniere");
    expect(product.replaceAll(/<!--.*?-->/g, "")).toContain(`MwSt., ${DELIVERY}</small>`);
    expect(footerIn(await open("/category/mugs"))).toContain(`MwSt., ${DELIVERY}`);
    expect(footerIn(await open("/cart"))).not.toContain("zzgl.");
  });

  test.each(["/", "/products", "/cart", "/account", "/no/such/page"])(
    "links from %s to the form that withdraws from a contract",
    async (url) => {
      expect(footerIn(await open(url))).toContain(
        'href="/withdraw" rel="external">Vertrag widerrufen',
      );
    },
  );
});

describe("the form that withdraws from a contract", () => {
  const ann = { name: "Ann Lee", contract: "1007", contractEmail: "ann@example.test" };
  const emails = async () => {
    const letters = join(folder, "letters");
    const names = await readdir(letters).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(letters, name), "utf8")));
  };

  test("works without script, and emails the receipt with its content and time", async () => {
    const visitor = formShopper(world().app);
    expect((await visitor.open("/withdraw")).body).toContain("Widerruf bestätigen");
    const sent = await visitor.post("/account/withdraw", ann);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, "/withdraw?done=withdrawn"]);
    const { body } = await visitor.open("/withdraw?done=withdrawn");
    expect(body).toContain("Wir haben Ihren Widerruf erhalten");
    expect(body).not.toContain("Widerruf bestätigen");
    const [email = ""] = await emails();
    for (const text of ["To: ann@example.test", "Vertrag: 1007", "Name: Ann Lee"]) {
      expect(email).toContain(text);
    }
    expect(email).toMatch(/Eingang: \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/);
  });

  test("has the number of the order whose page led to it", async () => {
    const { body } = await formShopper(world().app).open("/withdraw?order=1047");
    expect(body).toMatch(/name="contract"[^>]*value="1047"/);
  });

  test("is rendered again with what was typed if a field is missing", async () => {
    const form = await formShopper(world().app).post("/account/withdraw", { ...ann, contract: "" });
    expect(form.statusCode).toBe(422);
    expect(form.body).toContain('value="Ann Lee"');
    expect(form.body).toContain("<title>Vertrag widerrufen");
  });

  test("never looks accepted if it was not: past its rate limit it is refused", async () => {
    const visitor = formShopper(world().app);
    const from = { "x-forwarded-for": "192.0.2.7" };
    const before = (await emails()).length;
    const send = () => visitor.send("/account/withdraw", { ...ann, contract: "1008" }, from);
    const answers = [];
    for (let count = 0; count < 10; count += 1) answers.push((await send()).statusCode);
    expect(answers).toContain(429);
    const accepted = answers.filter((status) => status === 200);
    expect((await emails()).length - before).toBe(accepted.length);
  });
});

describe("a shop in English, which may be anywhere", () => {
  const english = worldOf();

  test("has the form, and no link to it unless its own words have one", async () => {
    const { app } = english();
    expect((await app.inject({ url: "/withdraw" })).body).toContain("Confirm withdrawal");
    expect((await app.inject({ url: "/" })).body).not.toContain('href="/withdraw"');
  });
});

describe("a shop whose backend takes no withdrawals", () => {
  const woo = worldOf({ woo: {} });

  test("asks for an email or a letter in place of the form", async () => {
    const errors = [{ message: 'Cannot query field "vitrineWithdraw" on type "RootMutation".' }];
    const rejected = JSON.stringify({ errors });
    const { woo: backend, openNext } = woo();
    // A backend is probed with a document that selects nothing.
    backend.change((response) => (response.startsWith('{"data":{},') ? rejected : response));
    const app = await openNext();
    const { body } = await app.inject({ url: "/withdraw" });
    await app.close();
    expect(body).toContain("Tell us by email or letter that you withdraw");
    expect(body).not.toContain("Confirm withdrawal");
  });
});
