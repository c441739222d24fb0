import { describeOperation } from "#server/backend/door/describeOperation.ts";
import { operationTexts } from "#server/backend/door/operations.ts";
import { readBrowserInputs } from "#server/backend/schema/browserInputs.ts";
import { SERVER_ONLY_INPUTS } from "#server/backend/schema/serverOnlyInputs.ts";
import { objectsIn, sampleVariables } from "./variablesFixture.ts";
import type { Json } from "./variablesFixture.ts";

// Test fixture: forged and damaged GraphQL requests that no page of the shop sends.

/** GraphQL request as script sends it. */
export type ForgedRequest = { query: string; operationName?: unknown; variables: Json };

const inputs = readBrowserInputs();

/** Test fixture: the storefront's operations. */
export const listedOperations = operationTexts().map(describeOperation);

/** Test fixture: returns a request of the storefront, with every variable set. */
export function requestOf(at: number): ForgedRequest {
  const operation = listedOperations[at % listedOperations.length];
  if (!operation) throw new Error("There are no operations.");
  return { query: operation.text, variables: sampleVariables(inputs, operation) };
}

const SERVER_ONLY = Object.keys(SERVER_ONLY_INPUTS).flatMap((name) => name.split(".").slice(1));
const MISSPELLED = ["isPaid ", "ispaid", "is_paid", "price", "__typename", "constructor"];
/** Values that fit no scalar, enum or input object of the schema. */
const MISFITS = [{ "": 0 }, [[{}]], [["x", 1.5]], Infinity];

/** Test fixture: alterations of a request, each of which makes it one that no page sends. */
export const forgeries: Readonly<
  Record<string, (request: ForgedRequest, at: number, text: string) => ForgedRequest>
> = {
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

/**
 * Test fixture: writes a forged request; JSON has no infinite numbers, so a large one replaces
 * them.
 */
export const writeForgery = (request: ForgedRequest): string =>
  JSON.stringify(request, (_key, value: unknown) =>
    value === Infinity ? "1e999" : value,
  ).replaceAll('"1e999"', "1e999");

/** Test fixture: damages of a request's body, each of which makes it one that no page sends. */
export const damages: Readonly<
  Record<string, (whole: string, at: number, json: string) => string>
> = {
  double: (whole, _at, json) => `{"variables":${json},${whole.slice(1)}`,
  cut: (whole, at) => whole.slice(0, at % whole.length),
  wrap: (whole) => `[${whole}]`,
  any: (_whole, _at, json) => json,
};
