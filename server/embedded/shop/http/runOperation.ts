import { GraphQLError, execute, getOperationAST } from "graphql";
import type { GraphQLSchema } from "graphql";
import type { CartContext } from "#server/embedded/shop/cart/shopperCart.ts";
import type { CheckedDocument } from "./documentCache.ts";
import { RequestFault } from "./operationRequest.ts";
import type { OperationRequest } from "./operationRequest.ts";
import { variableFaults } from "./variableFaults.ts";

/** One answer's body, as it is sent, and the status it calls for. */
export type OperationAnswer = { status: number; body: Record<string, unknown> };

/** What runs operations: the schema, and who is told of the errors that no shopper is shown. */
export type Runner = {
  schema: GraphQLSchema;
  check(query: string): CheckedDocument;
  onFault(error: Error): void;
};

/** Every answer of WPGraphQL says this while its debugging is switched off. */
const EXTENSIONS = {
  debug: [
    {
      type: "DEBUG_LOGS_INACTIVE",
      message:
        "GraphQL Debug logging is not active. To see debug logs, GRAPHQL_DEBUG must be enabled.",
    },
  ],
};

/** Runs one operation of a request in its session. */
export async function runOperation(
  runner: Runner,
  request: OperationRequest | RequestFault,
  context: CartContext,
): Promise<OperationAnswer> {
  if (request instanceof RequestFault) {
    return { status: request.status, body: body([{ message: request.message }]) };
  }
  const checked = runner.check(request.query);
  if (checked.kind === "unreadable") {
    const { message, locations } = checked.error;
    return { status: 500, body: body([{ message: message.replace(/\.$/, ""), locations }]) };
  }
  if (checked.kind === "invalid") return { status: 200, body: body(checked.errors.map(shown)) };

  const { schema } = runner;
  const { operationName, variables } = request;
  const operation = getOperationAST(checked.document, operationName);
  if (request.isReadOnly && operation?.operation !== "query") {
    return { status: 200, body: body([{ message: "GET supports only query operation" }]) };
  }
  const faults = operation ? variableFaults(schema, operation, variables) : [];
  if (faults.length > 0) return { status: 200, body: body(faults.map(shown)) };

  const { data, errors } = await execute({
    schema,
    document: checked.document,
    contextValue: context,
    variableValues: variables,
    operationName: operationName ?? null,
  });
  const shownErrors = errors?.map((error) => masked(error, runner.onFault)) ?? [];
  return { status: 200, body: body(shownErrors, data) };
}

type ShownError = Partial<Pick<GraphQLError, "locations" | "path">> & { message: string };

function body(errors: readonly ShownError[], data?: unknown): Record<string, unknown> {
  return {
    ...(errors.length > 0 && { errors }),
    ...(data !== undefined && { data }),
    extensions: EXTENSIONS,
  };
}

function shown({ message, locations, path }: GraphQLError): ShownError {
  return { message, locations, path };
}

/** Only what was thrown for the shopper keeps its words; null where none may be is a fault too. */
function masked(error: GraphQLError, onFault: Runner["onFault"]): ShownError {
  const { originalError } = error;
  if (!originalError || originalError instanceof GraphQLError) return shown(error);
  onFault(error);
  return { ...shown(error), message: "Internal server error" };
}
