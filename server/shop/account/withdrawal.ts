import document from "#server/__generated__/withdrawalMutation.graphql.ts";
import type { withdrawalMutation } from "#server/__generated__/withdrawalMutation.graphql.ts";
import { graphql } from "#server/backend/line/graphql.ts";
import { requestShop } from "#server/backend/line/requestShop.ts";
import { createFieldProbe } from "./fieldProbe.ts";
import { checked, tooManyAttempts } from "./formAction.ts";
import type { ActionResult, ActionTools, SentForm } from "./formAction.ts";

// Withdrawal from a contract: the backend tells the shop, and emails the shopper the receipt.

// `wordpress/vitrine` adds this mutation to a backend.
void graphql`
  mutation withdrawalMutation($input: VitrineWithdrawInput!, $isProbe: Boolean!) {
    vitrineWithdraw(input: $input) @skip(if: $isProbe) {
      clientMutationId
    }
  }
`;

/** Passes a withdrawal on. One that the backend has not accepted is a failure to the shopper. */
export async function withdraw(
  { request, shopper, fields }: SentForm,
  { attempts }: ActionTools,
): Promise<ActionResult> {
  const { typed, refusal } = await checked("withdraw", fields);
  if (refusal) return refusal;
  const { name, contract, contractEmail: email } = typed;
  if ((await attempts.email(request.ip, email)) !== "allowed") return tooManyAttempts();
  const input = { name, contract, email };
  const variables = { input, isProbe: false };
  const sent = await requestShop<withdrawalMutation>(shopper.sendAnonymous, document, variables);
  const [error] = sent.errors ?? [];
  if (error) throw new Error(`the backend did not accept a withdrawal: ${error.message}`);
  return { location: "/withdraw?done=withdrawn" };
}

/** Creates the probe for a backend that takes withdrawals. */
export const createWithdrawalProbe = (send: typeof fetch, now: () => number) =>
  createFieldProbe(async () => {
    const variables = { input: { name: "", contract: "", email: "" }, isProbe: true };
    return requestShop<withdrawalMutation>(send, document, variables);
  }, now);
