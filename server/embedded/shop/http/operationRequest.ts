/** One GraphQL operation as a client sends it. */
export type OperationRequest = {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
  /** Sent by GET, which may only ask. */
  isReadOnly: boolean;
};

/** What a request holds: its operations, each in order, or why it cannot be read. */
export type RequestContent =
  | { kind: "single"; operation: OperationRequest | RequestFault }
  | { kind: "batch"; operations: (OperationRequest | RequestFault)[] };

/** A request that is no operation, in the words of the PHP library WPGraphQL stands on. */
export class RequestFault extends Error {
  override name = "RequestFault";
  readonly status: number;

  constructor(message: string, status = 200) {
    super(message);
    this.status = status;
  }
}

/** Reads the operation of a GET, or the one or many of a POST. */
export async function readRequest(request: Request): Promise<RequestContent> {
  if (request.method === "GET") {
    const parameters = Object.fromEntries(new URL(request.url).searchParams);
    return { kind: "single", operation: readOperation(parameters, true) };
  }
  if (request.method !== "POST") {
    return faulty(`HTTP Method "${request.method}" is not supported`);
  }
  const contentType = request.headers.get("content-type");
  if (!contentType) return faulty('Missing "Content-Type" header');
  if (!/^application\/json\b/i.test(contentType)) {
    return faulty(`Unexpected content type: ${JSON.stringify(contentType)}`);
  }
  const body = parseJson(await request.text());
  if (body instanceof RequestFault) return { kind: "single", operation: body };
  if (!Array.isArray(body)) return { kind: "single", operation: readOperation(body, false) };
  return { kind: "batch", operations: body.map((part: unknown) => readOperation(part, false)) };
}

function faulty(message: string): RequestContent {
  return { kind: "single", operation: new RequestFault(message, 500) };
}

function parseJson(text: string): object {
  const expectation = 'Expected JSON object or array for "application/json" request, but';
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null) return body;
    return new RequestFault(`${expectation} got ${JSON.stringify(body)}`, 500);
  } catch {
    return new RequestFault(`${expectation} failed to parse because: Syntax error`, 500);
  }
}

function readOperation(part: unknown, isReadOnly: boolean): OperationRequest | RequestFault {
  const { query, operationName, variables } = isRecord(part) ? part : {};
  if (typeof query !== "string" || query === "") {
    return new RequestFault(
      'GraphQL Request must include at least one of those two parameters: "query" or "queryId"',
    );
  }
  return {
    query,
    operationName: typeof operationName === "string" && operationName ? operationName : undefined,
    variables: readVariables(variables),
    isReadOnly,
  };
}

/** Variables are an object, or the same as JSON text, which is how a GET carries them. */
function readVariables(variables: unknown): Record<string, unknown> {
  if (typeof variables !== "string") return isRecord(variables) ? variables : {};
  const parsed = parseJson(variables);
  return parsed instanceof RequestFault || !isRecord(parsed) ? {} : parsed;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
