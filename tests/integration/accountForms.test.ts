import { describe, expect, test } from "vitest";
import { mainText } from "#tests/worlds/pages/mainText.ts";
import { formShopper } from "#tests/worlds/shoppers/formShopper.ts";
import type { FormShopper } from "#tests/worlds/shoppers/formShopper.ts";
import { worldOf } from "#tests/worlds/worldOf.ts";

const world = worldOf();
const PASSWORD = "correct-horse-battery";
let serial = 0;

/** Registers an account and signs in. */
async function customer(): Promise<FormShopper & { email: string }> {
  const visitor = formShopper(world().app);
  const email = `ann${(serial += 1)}@example.test`;
  await visitor.post("/account/register", { email, password: PASSWORD });
  await visitor.post("/account/login", { username: email, password: PASSWORD });
  return { ...visitor, email };
}

/** Returns the hidden inputs of a form on a page. */
async function hiddenIn(visitor: FormShopper, page: string, form: string) {
  const { body } = await visitor.open(page);
  const html = new RegExp(`<form id="${form}".*?</form>`).exec(body)?.[0] ?? "";
  const inputs = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, value]));
}

const address = {
  shipping_firstName: "Ann",
  shipping_lastName: "Lee",
  shipping_address1: "Hauptstraße 1",
  shipping_city: "Berlin",
  shipping_postcode: "10115",
  shipping_country: "DE",
};

let reader: FormShopper | undefined;

test.each([
  ["/account", "Your orders"],
  ["/account/addresses", "Your addresses"],
  ["/account/details", "Your details"],
  ["/account/downloads", "Your downloads"],
  ["/account/find-order", "Find an order"],
  ["/account/forgotten", "Forgotten your password?"],
  ["/account/reset", "Choose a new password"],
])("%s has a title of its own", async (path, title) => {
  reader ??= await customer();
  expect((await reader.open(path)).body).toContain(`<title>${title} | Osier</title>`);
  const { body } = await formShopper(world().app).open("/account/details");
  expect(body).toContain("<title>Your account | Osier</title>");
});

describe("a form of the account", () => {
  test("saves nothing into the account of another customer, who signed in meanwhile", async () => {
    const ann = await customer();
    const details = await hiddenIn(ann, "/account/details", "details");
    const delivery = await hiddenIn(ann, "/account/addresses", "shipping");
    const ben = await customer();
    const names = { firstName: "Ann", lastName: "Lee", displayName: "Ann L.", email: ann.email };
    const forms = {
      "/account/details": { ...details, ...names },
      "/account/addresses": { ...delivery, ...address },
    };
    for (const [page, fields] of Object.entries(forms)) {
      const refused = await ben.post(page, fields);
      expect(refused.headers["location"]).toBe(`${page}?done=otherCustomer`);
      const { body } = await ben.open(`${page}?done=otherCustomer`);
      expect(mainText(body)).toContain("nothing was saved");
      expect(body).not.toMatch(/Hauptstraße|Ann L\./);
      const saved = await ann.post(page, fields);
      expect(saved.headers["location"]).toBe(`${page}?done=saved`);
    }
    // A page of an earlier build names no customer.
    const earlier = await ben.post("/account/addresses", { kind: "shipping", ...address });
    expect(earlier.headers["location"]).toBe("/account/addresses?done=saved");
  });
});

describe("a plain form of a customer", () => {
  const names = { firstName: "Ann", lastName: "Lee", displayName: "Ann L." };

  test("whose sign-in has ended says so above the sign-in form", async () => {
    const { email, ...ann } = await customer();
    await ann.post("/account/logout", {});
    const { statusCode, body } = await ann.post("/account/details", { ...names, email });
    expect(statusCode).toBe(401);
    expect(mainText(body)).toMatch(/\|Sign in\|You’ve been signed out. Sign in again.\|/);
  });

  test("asks for a new password again if it is rejected, as passwords are not re-rendered", async () => {
    const { email, ...ann } = await customer();
    const fields = { ...names, email, newPassword: "quite-another-one", currentPassword: "wrong" };
    const { statusCode, body } = await ann.post("/account/details", fields);
    expect(statusCode).toBe(422);
    const text = mainText(body);
    expect(text).toContain("|Two things to fix before you can send this.|");
    expect(text).toContain("|Enter your new password again.|");
    expect(text).toContain("|That isn’t your current password.|");
    // Script leaves the typed password in its field.
    const { faults } = (await ann.send("/account/details", fields)).json<{ faults: object }>();
    expect(Object.keys(faults)).toEqual(["currentPassword"]);
  });
});

test("a sign-in ignores spaces around the user name, which phones add", async () => {
  const { email } = await customer();
  const visitor = formShopper(world().app);
  const fields = { username: ` ${email} `, password: PASSWORD };
  expect((await visitor.send("/account/login", fields)).statusCode).toBe(200);
});
