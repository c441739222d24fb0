import type { Environment, RecordSourceSelectorProxy, RecordSourceProxy } from "relay-runtime";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import type { useAddToCartMutation } from "#__generated__/useAddToCartMutation.graphql.ts";
import updateItemQuantities from "#__generated__/useUpdateItemQuantitiesMutation.graphql.ts";
import type {
  useUpdateItemQuantitiesMutation,
  useUpdateItemQuantitiesMutation$data,
} from "#__generated__/useUpdateItemQuantitiesMutation.graphql.ts";
import { additionInput } from "#relay/contract/cart/cartLines.ts";
import type { WantedLine } from "#relay/contract/cart/cartLines.ts";
import { OperationError } from "#relay/contract/errors.ts";
import type { CallMetadata } from "#relay/network.ts";
import { runMutation } from "#relay/runMutation.ts";
import { browserTokens } from "#relay/session/session.ts";
import { linesIn, setLinesIn } from "./cartRecords.ts";
import { whileChanging } from "./refreshCart.ts";

// Mutations of cart lines, and their updates of Relay's store.

/** Adds the response's line to the cart's contents. */
function addResponseLine(store: RecordSourceSelectorProxy) {
  const line = store.getRootField("addToCart")?.getLinkedRecord("cartItem");
  if (!line) return;
  const lines = linesIn(store);
  const isInCart = lines.some((known) => known.getDataID() === line.getDataID());
  if (!isInCart) setLinesIn(store, [...lines, line]);
}

/**
 * Adds units of a product; rejects with the error. A line in a session whose token did not arrive is out
 * of reach, so that counts as an error too.
 */
export async function addUnits(
  environment: Environment,
  line: WantedLine,
  metadata: CallMetadata,
): Promise<void> {
  const variables = { input: additionInput(line, line.quantity) };
  const addition = { mutation: addToCart, variables, updater: addResponseLine };
  const adding = runMutation<useAddToCartMutation>(environment, addition, metadata);
  await whileChanging(environment, adding);
  if (browserTokens.read() !== undefined) return;
  const reason = "the session of the addition did not arrive";
  throw new OperationError(addToCart.params.name, reason, { isAnswered: true });
}

/** A cart line's key and its new quantity; 0 removes the line. */
export type LineQuantity = { key: string; quantity: number };

function takeOutRemoved(
  store: RecordSourceProxy,
  response: useUpdateItemQuantitiesMutation$data | null | undefined,
): void {
  const removed = response?.updateItemQuantities?.removed ?? [];
  const keys = new Set(removed.map((item) => item?.key));
  setLinesIn(
    store,
    linesIn(store).filter((line) => !keys.has(String(line.getValue("key")))),
  );
}

/** Sends absolute quantities of all `lines` in one request; rejects with the error. */
export function setQuantities(
  environment: Environment,
  lines: readonly LineQuantity[],
  metadata: CallMetadata,
): Promise<void> {
  const items = lines.map(({ key, quantity }) => ({ key, quantity }));
  const variables = { input: { items } };
  const change = { mutation: updateItemQuantities, variables, updater: takeOutRemoved };
  return whileChanging(
    environment,
    runMutation<useUpdateItemQuantitiesMutation>(environment, change, metadata),
  );
}
