import { commitMutation } from "relay-runtime";
import type { Environment, RecordSourceProxy, RecordSourceSelectorProxy } from "relay-runtime";
import addToCart from "#__generated__/useAddToCartMutation.graphql.ts";
import type {
  AddToCartInput,
  useAddToCartMutation,
} from "#__generated__/useAddToCartMutation.graphql.ts";
import updateItemQuantities from "#__generated__/useUpdateItemQuantitiesMutation.graphql.ts";
import type {
  useUpdateItemQuantitiesMutation,
  useUpdateItemQuantitiesMutation$data,
} from "#__generated__/useUpdateItemQuantitiesMutation.graphql.ts";
import type { WantedLine } from "#relay/intents/cartIntent.ts";
import type { CallMetadata } from "#relay/network.ts";
import { OperationError } from "#relay/contract/errors.ts";
import { browserTokens } from "#relay/session/session.ts";
import { linesIn, setLinesIn } from "./cartRecords.ts";
import { whileChanging } from "./whileChanging.ts";

/** A cart line's key and its new quantity; 0 removes the line. */
export type LineQuantity = { key: string; quantity: number };

/** Adds the response's line to the cart's contents. */
function takeAnsweredLine(store: RecordSourceSelectorProxy) {
  const line = store.getRootField("addToCart")?.getLinkedRecord("cartItem");
  if (!line) return;
  const lines = linesIn(store);
  const isThere = lines.some((known) => known.getDataID() === line.getDataID());
  if (!isThere) setLinesIn(store, [...lines, line]);
}

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
 * Adds units of a product to the cart; rejects with the error. A line in a session whose token did
 * not arrive is out of reach, so that counts as an error too.
 */
export async function addUnits(
  environment: Environment,
  line: WantedLine,
  metadata: CallMetadata,
): Promise<void> {
  const adding = new Promise<void>((resolve, reject) => {
    commitMutation<useAddToCartMutation>(environment, {
      mutation: addToCart,
      variables: { input: additionInput(line) },
      cacheConfig: { metadata },
      updater: takeAnsweredLine,
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
  await whileChanging(environment, adding);
  if (browserTokens.read() !== undefined) return;
  const reason = "the session of the addition did not arrive";
  throw new OperationError(addToCart.params.name, reason, { isAnswered: true });
}

/** Sets lines to absolute quantities in one request; rejects with the error. */
export const setQuantities = (
  environment: Environment,
  items: LineQuantity[],
  metadata: CallMetadata,
): Promise<void> =>
  whileChanging(
    environment,
    new Promise<void>((resolve, reject) => {
      commitMutation<useUpdateItemQuantitiesMutation>(environment, {
        mutation: updateItemQuantities,
        variables: { input: { items } },
        cacheConfig: { metadata },
        updater: takeOutRemoved,
        onCompleted: () => resolve(),
        onError: reject,
      });
    }),
  );
