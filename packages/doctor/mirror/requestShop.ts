import type { ConcreteRequest, OperationType } from "relay-runtime";
import { sendOperation } from "../../../relay/contract/sendOperation.ts";
import type { Address } from "../../../relay/contract/sendOperation.ts";

// GraphQL client of the mirror.

/** Tag of a document, whose text and types the relay compiler writes into `__generated__/`. */
export const graphql = (_document: TemplateStringsArray): unknown => undefined;

/** Sends a document; the data may be partial. */
export const requestShop = <Operation extends OperationType>(
  shop: Address,
  { params }: ConcreteRequest,
  variables: Operation["variables"],
): Promise<{ data?: Operation["response"] | null }> => sendOperation(shop, params, variables);
