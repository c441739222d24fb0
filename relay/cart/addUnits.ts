import type { Environment, RecordSourceSelectorProxy } from "relay-runtime";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import type {
  AddToCartInput,
  useAddToCartMutation,
} from "#__generated__/useAddToCartMutation.graphql.ts";
import { OperationError } from "#relay/contract/errors.ts";
import type { WantedLine } from "./cartIntent.ts";
import type { CallMetadata } from "#relay/network.ts";
import { runMutation } from "#relay/runMutation.ts";
import { browserTokens } from "#relay/session/session.ts";
import { linesIn, setLinesIn } from "./cartRecords.ts";
import { whileChanging } from "./cartReads.ts";

// Mutation that adds units of a product to the cart, and its update of Relay's store.

/** Adds the response's line to the cart's contents. */
function addResponseLine(store: RecordSourceSelectorProxy) {
  const line = store.getRootField("addToCart")?.getLinkedRecord("cartItem");
  if (!line) return;
  const lines = linesIn(store);
  const isInCart = lines.some((known) => known.getDataID() === line.getDataID());
  if (!isInCart) setLinesIn(store, [...lines, line]);
}

/** Returns the backend's input for an addition. */
export const additionInput = ({
  productId,
  quantity,
  variationId,
  variation,
}: WantedLine): AddToCartInput => ({
  productId,
  quantity,
  ...(variationId !== undefined && { variationId }),
  ...(variation && { variation }),
});

/**
 * Sends the mutation; rejects with the error. A line in a session whose token did not arrive is out
 * of reach, so that counts as an error too.
 */
export async function addUnits(
  environment: Environment,
  line: WantedLine,
  metadata: CallMetadata,
): Promise<void> {
  const variables = { input: additionInput(line) };
  const addition = { mutation: addToCart, variables, updater: addResponseLine };
  const adding = runMutation<useAddToCartMutation>(environment, addition, metadata);
  await whileChanging(environment, adding);
  if (browserTokens.read() !== undefined) return;
  const reason = "the session of the addition did not arrive";
  throw new OperationError(addToCart.params.name, reason, { isAnswered: true });
}
