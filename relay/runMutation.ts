import { commitMutation } from "relay-runtime";
import type { Environment, MutationConfig, MutationParameters } from "relay-runtime";
import type { CallMetadata } from "./network.ts";

type SentMutation<Mutation extends MutationParameters> = Pick<
  MutationConfig<Mutation>,
  "mutation" | "variables" | "updater"
>;

/** Sends a mutation and commits its response to the store; rejects as the network does. */
export const runMutation = <Mutation extends MutationParameters>(
  environment: Environment,
  sent: SentMutation<Mutation>,
  metadata: CallMetadata = {},
): Promise<void> =>
  new Promise((resolve, reject) => {
    commitMutation<Mutation>(environment, {
      ...sent,
      cacheConfig: { metadata },
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
