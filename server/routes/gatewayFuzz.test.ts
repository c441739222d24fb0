import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOperation } from "#server/gateway/describeOperation.ts";
import { operationTexts } from "#server/gateway/operations.ts";
import { readBrowserInputs } from "#server/schema/browserInputs.ts";
import { SERVER_ONLY_INPUTS } from "#server/schema/serverOnlyInputs.ts";
import { openGatewayFixture } from "./gatewayFixture.ts";
import type { GatewayUnderTest } from "./gatewayFixture.ts";
import { objectsIn, sampleVariables } from "./variablesFixture.ts";
import type { Json } from "./variablesFixture.ts";

let gateway: GatewayUnderTest;
const inputs = readBrowserInputs();
const operations = operationTexts().map(describeOperation);

beforeAll(async () => {
  // The limits would refuse so many requests of one address.
  gateway = await openGatewayFixture({ switchedOff: ["rateLimits"] });
});
afterAll(() => gateway.app.close());

type Request = { query: string; operationName?: unknown; variables: Json };

/** Returns a request of the storefront, with every variable set. */
const requestOf = (at: number): Request => {
  const operation = operations[at % operations.length];
  if (!operation) throw new Error("There are no operations.");
  return { query: operation.text, variables: sampleVariables(inputs, operation) };
};

const SERVER_ONLY = Object.keys(SERVER_ONLY_INPUTS).flatMap((name) => name.split(".").slice(1));
const MISSPELLED = ["isPaid ", "ispaid", "is_paid", "price", "__typename", "constructor"];
/** Values that fit no scalar, enum or input object of the schema. */
const MISFITS = [{ "": 0 }, [[{}]], [["x", 1.5]], Infinity];

/** Alterations of a request, each of which makes it one that no page sends. */
const forgeries: Readonly<Record<string, (request: Request, at: number, text: string) => Request>> =
  {
    text: (request, at, text) => {
      const cut = at % request.query.length;
      const query = `${request.query.slice(0, cut)}${text || " "}${request.query.slice(cut)}`;
      return { ...request, query };
    },
    name: (request, _at, text) => ({ ...request, operationName: `x${text}` }),
    variable: (request, at, text) => ({
      ...request,
      variables: { ...request.variables, [SERVER_ONLY[at % SERVER_ONLY.length] ?? ""]: text },
    }),
    misfit: (request, at) => {
      const names = Object.keys(request.variables);
      const name = names[at % names.length];
      const value = MISFITS[at % MISFITS.length];
      return { ...request, variables: { ...request.variables, [name ?? "none"]: value } };
    },
    field: (request, at, text) => {
      const variables = structuredClone(request.variables);
      const objects = objectsIn(variables);
      const names = [...SERVER_ONLY, ...MISSPELLED];
      // The outermost object holds the variables themselves.
      const target = objects[at % objects.length];
      if (target) target[names[at % names.length] ?? ""] = text;
      return { ...request, variables };
    },
  };

test("Every operation of the storefront passes with all of its variables set", async () => {
  gateway.calls.splice(0);
  for (let at = 0; at < operations.length; at += 1) {
    const { status, body } = await gateway.post(requestOf(at));
    expect(status, body).toBe(200);
  }
  expect(gateway.calls).toHaveLength(operations.length);
});

test("No forged document and no forged variable reaches the backend", async () => {
  gateway.calls.splice(0);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(9999),
      fc.nat(9999),
      fc.string({ maxLength: 20 }),
      fc.constantFrom(...Object.keys(forgeries)),
      async (operation, at, text, forgery) => {
        const request = forgeries[forgery]?.(requestOf(operation), at, text);
        // JSON has no infinite numbers: a browser that sends one writes it out.
        const sent = JSON.stringify(request, (_key, value: unknown) =>
          value === Infinity ? "1e999" : value,
        ).replaceAll('"1e999"', "1e999");
        const { status } = await gateway.post(sent);
        expect([400, 403]).toContain(status);
        expect(gateway.calls).toEqual([]);
      },
    ),
    { numRuns: 600 },
  );
});

test("No malformed body reaches the backend", async () => {
  gateway.calls.splice(0);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(9999),
      fc.nat(9999),
      fc.constantFrom("double", "cut", "wrap", "any"),
      fc.json({ maxDepth: 5 }),
      async (operation, at, damage, json) => {
        const whole = JSON.stringify(requestOf(operation));
        const damaged = {
          double: `{"variables":${json},${whole.slice(1)}`,
          cut: whole.slice(0, at % whole.length),
          wrap: `[${whole}]`,
          any: json,
        }[damage];
        const { status } = await gateway.post(damaged);
        expect([400, 403]).toContain(status);
        expect(gateway.calls).toEqual([]);
      },
    ),
    { numRuns: 400 },
  );
});
