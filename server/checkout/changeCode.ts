import applyDocument from "#server/__generated__/changeCodeApplyMutation.graphql.ts";
import type { changeCodeApplyMutation } from "#server/__generated__/changeCodeApplyMutation.graphql.ts";
import removeDocument from "#server/__generated__/changeCodeRemoveMutation.graphql.ts";
import type { changeCodeRemoveMutation } from "#server/__generated__/changeCodeRemoveMutation.graphql.ts";
import { graphql } from "#server/gateway/graphql.ts";
import { requestShop } from "#server/gateway/requestShop.ts";
import { errorText } from "./errorText.ts";

void graphql`
  mutation changeCodeApplyMutation($input: ApplyCouponInput!) {
    applyCoupon(input: $input) {
      clientMutationId
    }
  }
`;

void graphql`
  mutation changeCodeRemoveMutation($input: RemoveCouponsInput!) {
    removeCoupons(input: $input) {
      clientMutationId
    }
  }
`;

/** A coupon to apply or remove. */
export type CodeChange = { apply: string } | { remove: string };

const MAX_CHARACTERS = 100;

/**
 * Reads the coupon change from a form sent without JavaScript; a typed coupon counts whichever
 * button is pressed.
 */
export function codeChangeIn(fields: Record<string, unknown>): CodeChange | undefined {
  const textOf = (name: string) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof value === "string" ? value.trim().slice(0, MAX_CHARACTERS) : "";
  };
  const [apply, remove] = [textOf("code"), textOf("remove")];
  if (remove) return { remove };
  return apply || fields["step"] === "code" ? { apply } : undefined;
}

/**
 * Applies or removes a coupon of a session's cart.
 * @returns the shop's error message; undefined if it succeeded
 */
export async function changeCode(
  change: CodeChange,
  send: typeof fetch,
): Promise<string | undefined> {
  if ("apply" in change && change.apply === "") return "Enter a code.";
  const requested =
    "remove" in change
      ? requestShop<changeCodeRemoveMutation>(send, removeDocument, {
          input: { codes: [change.remove] },
        })
      : requestShop<changeCodeApplyMutation>(send, applyDocument, {
          input: { code: change.apply },
        });
  const { errors: [error] = [] } = await requested;
  if (!error) return undefined;
  const words = errorText(error);
  return error.path && words ? words : "The shop didn’t accept that code. Check it and try again.";
}
