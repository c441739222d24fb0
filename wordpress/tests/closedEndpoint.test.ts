import { describe, expect, test } from "vitest";
import { signStorefront } from "../../server/backend/line/forwardedClient.ts";
import { runPhp } from "./php.ts";

const SECRET = "a secret that both servers know, of 32 characters and more";
const CLOSED = { VITRINE_CLOSE_ENDPOINT: true, VITRINE_CLIENT_SECRET: SECRET };
const REFUSED = {
  status: 403,
  body: {
    errors: [
      { message: "This endpoint is open to the storefront only (vitrine_closed_endpoint)." },
    ],
  },
  isCached: false,
};

type Given = {
  secret?: string | undefined;
  constants?: Record<string, string | boolean>;
  capabilities?: string[];
};

/** Sends a request with the header of the storefront that has a secret; returns the refusal, or null. */
function responseTo({ secret, constants = CLOSED, capabilities = [] }: Given) {
  const headers = new Headers();
  signStorefront(headers, secret);
  const header = headers.get("x-vitrine-storefront");
  const server = header === null ? {} : { HTTP_X_VITRINE_STOREFRONT: header };
  return runPhp("closedEndpoint", { server, constants, capabilities });
}

describe("closed-endpoint in WordPress", () => {
  test("lets the storefront in, and administrators", async () => {
    expect(await responseTo({ secret: SECRET })).toBeNull();
    expect(await responseTo({ capabilities: ["manage_options"] })).toBeNull();
  });

  test.each<[string, Given]>([
    ["a request without the header", {}],
    ["another secret's header", { secret: `${SECRET}!` }],
    ["a customer", { capabilities: ["read"] }],
  ])("refuses %s with a GraphQL error", async (_, given) => {
    expect(await responseTo(given)).toEqual(REFUSED);
  });

  test.each<[string, Record<string, string | boolean>]>([
    ["unless it is closed", { VITRINE_CLIENT_SECRET: SECRET }],
    ["if VITRINE_CLOSE_ENDPOINT is false", { ...CLOSED, VITRINE_CLOSE_ENDPOINT: false }],
    ["without a secret", { VITRINE_CLOSE_ENDPOINT: true }],
    ["with too short a secret", { ...CLOSED, VITRINE_CLIENT_SECRET: "short" }],
    ["if it is switched off", { ...CLOSED, VITRINE_OFF: "closed-endpoint" }],
  ])("lets everybody in %s", async (_, constants) => {
    expect(await responseTo({ constants })).toBeNull();
  });
});
