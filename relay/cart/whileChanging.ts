import type { Environment } from "relay-runtime";
import { whileUpdating } from "./cartActivity.ts";
import { noteCartRead } from "./cartReads.ts";

/**
 * Tracks a mutation of the cart as pending. Whatever its result, the cart that was read before it
 * is out of date.
 */
export async function whileChanging(
  environment: Environment,
  change: Promise<void>,
): Promise<void> {
  try {
    await whileUpdating(change);
  } finally {
    noteCartRead(environment, undefined);
  }
}
