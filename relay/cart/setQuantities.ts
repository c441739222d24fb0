import type { Environment, RecordSourceProxy } from "relay-runtime";
import updateItemQuantities from "#__generated__/useUpdateItemQuantitiesMutation.graphql.ts";
import type {
  useUpdateItemQuantitiesMutation,
  useUpdateItemQuantitiesMutation$data,
} from "#__generated__/useUpdateItemQuantitiesMutation.graphql.ts";
import type { CallMetadata } from "#relay/network.ts";
import { runMutation } from "#relay/runMutation.ts";
import { linesIn, setLinesIn } from "./cartRecords.ts";
import { whileChanging } from "./cartReads.ts";

// Mutation that sets the quantities of cart lines, and its update of Relay's store.

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

/** Sends absolute quantities of all `items` in one request; rejects with the error. */
export function setQuantities(
  environment: Environment,
  items: LineQuantity[],
  metadata: CallMetadata,
): Promise<void> {
  const variables = { input: { items } };
  const change = { mutation: updateItemQuantities, variables, updater: takeOutRemoved };
  return whileChanging(
    environment,
    runMutation<useUpdateItemQuantitiesMutation>(environment, change, metadata),
  );
}
