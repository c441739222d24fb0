import { SESSION_HEADER } from "#relay/session/session.ts";
import { connectionError, graphqlResult } from "#server/backend/line/backendResponse.ts";
import { GATEWAY_URL } from "#server/backend/door/gatewayUrl.ts";

// GraphQL client of the doctor: unlike the gateway it shows headers, tokens, sizes and times.

/** Error of a GraphQL response, with its place in the document. */
export type ProbeError = {
  message: string;
  path?: readonly (string | number)[];
  locations?: readonly { line: number }[];
};

/** Response to a probe. */
export type ProbeResponse<Data> = {
  data: Data | undefined;
  errors: readonly ProbeError[];
  headers: Headers;
  /** Session token in the response's header. */
  token: string | undefined;
  bytes: number;
  ms: number;
};

/** Sends a document to the shop; rejects with `BackendError` if the response is not GraphQL. */
export type Probe = <Data>(request: {
  query: string;
  operationName: string;
  variables?: object;
  /** Session token to send. */
  token?: string | undefined;
}) => Promise<ProbeResponse<Data>>;

/** Creates the client over a function that sends a request to the endpoint. */
export function createProbe(send: (request: Request) => Promise<Response>): Probe {
  return async <Data>({ operationName, variables = {}, query, token }: Parameters<Probe>[0]) => {
    const headers = new Headers({ "content-type": "application/json", accept: "application/json" });
    if (token !== undefined) headers.set(SESSION_HEADER, `Session ${token}`);
    const started = performance.now();
    const request = new Request(GATEWAY_URL, {
      method: "POST",
      headers,
      body: JSON.stringify({ operationName, variables, query }),
    });
    const response = await send(request).catch((error: unknown) => {
      throw connectionError(error);
    });
    const text = await response.text().catch((error: unknown) => {
      throw connectionError(error);
    });
    const ms = performance.now() - started;
    const { status } = response;
    const result = await graphqlResult(new Response(text, { status, headers: response.headers }));
    return {
      data: (result.data ?? undefined) as Data | undefined,
      errors: result.errors ?? [],
      headers: response.headers,
      token: response.headers.get(SESSION_HEADER) ?? undefined,
      bytes: Buffer.byteLength(text),
      ms,
    };
  };
}
