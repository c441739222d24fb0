import type { FastifyInstance } from "fastify";
import applyCoupon from "#__generated__/useCouponsApplyMutation.graphql.ts";
import removeCoupons from "#__generated__/useCouponsRemoveMutation.graphql.ts";
import { sendOperation } from "#relay/sendOperation.ts";
import { withSession } from "#relay/session.ts";
import type { CustomerTokens } from "#server/customerTokens.ts";
import { requestCustomer, withCustomer } from "#server/requestCustomer.ts";
import { requestTokens } from "#server/requestSession.ts";
import { GATEWAY_URL } from "#server/shopGateway.ts";
import type { ShopGateway } from "#server/shopGateway.ts";
import { comesFromElsewhere } from "./formPosts.ts";

const MOST_CHARACTERS = 100;

/** What the form's fields ask for, as a mutation and its input; nothing where they are empty. */
function changeIn(body: string) {
  const fields = new URLSearchParams(body);
  const text = (name: string) => (fields.get(name) ?? "").trim().slice(0, MOST_CHARACTERS);
  const [code, removed] = [text("code"), text("remove")];
  if (removed) return { mutation: removeCoupons, input: { codes: [removed] } };
  return code ? { mutation: applyCoupon, input: { code } } : undefined;
}

/**
 * `/cart/coupons`: a code to apply or to take away as a plain form post, for a checkout whose script
 * has not run. The answer is a redirect to the checkout, which says that a code was not taken.
 */
export function registerCouponForms(
  app: FastifyInstance,
  { gateway, customers }: { gateway: ShopGateway; customers: CustomerTokens },
): void {
  app.post<{ Body: string }>("/cart/coupons", async (request, reply) => {
    reply.header("cache-control", "private, no-store");
    if (comesFromElsewhere(request)) {
      return reply.code(403).send("This form is not from this shop.");
    }
    const change = typeof request.body === "string" ? changeIn(request.body) : undefined;
    if (!change) return reply.redirect("/checkout", 303);
    const personal = withCustomer(gateway.personal, requestCustomer(request, reply, customers));
    const send = withSession(personal, requestTokens(request, reply));
    let isTaken = false;
    try {
      const { mutation, input } = change;
      const { errors = [] } = await sendOperation({ url: GATEWAY_URL, send }, mutation.params, {
        input,
      });
      isTaken = errors.length === 0;
    } catch (error) {
      request.log.error({ err: error }, "a code could not be changed");
    }
    return reply.redirect(isTaken ? "/checkout" : "/checkout?code=refused", 303);
  });
}
