import { getOperationAST, GraphQLError, parse } from "graphql";
import type { GraphQLParams, Plugin } from "graphql-yoga";
import type { CartContext } from "#shop/cart/shopperCart.ts";
import { RequestFault } from "./wooResponses.ts";

// GraphQL request parsing as in WPGraphQL, by a Yoga plugin: GET, POST and batches.

/**
 * An operation to execute, or the error of a request without one; Yoga wants a document's text even
 * then.
 */
type OperationRequest = GraphQLParams & { query: string; extensions?: { failure: RequestFault } };

/**
 * Creates the plugin. It refuses the same requests as WPGraphQL, with the same messages and
 * statuses, and executes the operations of a batch one after another, since several may change one
 * cart.
 */
export function readAsWoo(): Plugin<object, CartContext> {
  const turns = new WeakMap<Request, Promise<unknown>>();
  return {
    onRequestParse({ request, setRequestParser }) {
      if (request.method !== "GET" && request.method !== "POST") {
        throw new RequestFault(`HTTP Method "${request.method}" is not supported`, 500);
      }
      setRequestParser(readRequest);
    },
    onParams({ params, paramsHandler, setParamsHandler }) {
      const failure = (params as OperationRequest).extensions?.failure;
      setParamsHandler((payload) => {
        const before = turns.get(payload.request) ?? Promise.resolve();
        const turn = before.then(() => (failure ? { errors: [failure] } : paramsHandler(payload)));
        turns.set(payload.request, turn);
        return turn;
      });
    },
    onParse({ setParseFn }) {
      setParseFn((source, options) => {
        try {
          return parse(source, options);
        } catch (error) {
          if (!(error instanceof GraphQLError)) throw error;
          throw new RequestFault(error.message.replace(/\.$/, ""), 500, error);
        }
      });
      return ({ result, context: { request, params } }) => {
        if (request.method !== "GET" || result instanceof Error || result === null) return;
        if (getOperationAST(result, params.operationName)?.operation !== "query") {
          throw new RequestFault("GET supports only query operation");
        }
      };
    },
  };
}

/** Parses the operation of a GET, or one or several of a POST. */
async function readRequest(request: Request): Promise<OperationRequest | OperationRequest[]> {
  if (request.method === "GET") {
    return readOperation(Object.fromEntries(new URL(request.url).searchParams));
  }
  const contentType = request.headers.get("content-type");
  if (!contentType) throw new RequestFault('Missing "Content-Type" header', 500);
  if (!/^application\/json\b/i.test(contentType)) {
    throw new RequestFault(`Unexpected content type: ${JSON.stringify(contentType)}`, 500);
  }
  const body = parseJson(await request.text());
  return Array.isArray(body) ? body.map(readOperation) : readOperation(body);
}

function parseJson(text: string): object {
  const expectation = 'Expected JSON object or array for "application/json" request, but';
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new RequestFault(`${expectation} failed to parse because: Syntax error`, 500);
  }
  if (typeof body === "object" && body !== null) return body;
  throw new RequestFault(`${expectation} got ${JSON.stringify(body)}`, 500);
}

function readOperation(part: unknown): OperationRequest {
  const { query, operationName, variables } = isRecord(part) ? part : {};
  if (typeof query !== "string" || query === "") {
    const message =
      'GraphQL Request must include at least one of those two parameters: "query" or "queryId"';
    return { query: "", extensions: { failure: new RequestFault(message) } };
  }
  return {
    query,
    variables: readVariables(variables),
    ...(typeof operationName === "string" && operationName && { operationName }),
  };
}

/** Variables are an object, or its JSON text, as in a GET. */
function readVariables(variables: unknown): Record<string, unknown> {
  if (typeof variables !== "string") return isRecord(variables) ? variables : {};
  try {
    const parsed: unknown = JSON.parse(variables);
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
