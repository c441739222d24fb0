import type { FastifyReply, FastifyRequest } from "fastify";
import type { CheckoutResponse } from "#relay/contract/order/orderFields.ts";
import type { OverloadError } from "#server/limits/admission.ts";
import { acceptsHtml, plainPage, repeatForm } from "./plainPage.ts";

// Overload response (503), as a prebuilt page or as JSON.

const TITLE = "The shop is very busy";
const BUSY = "More people are here than we can serve at this moment.";

const viewed = plainPage({
  title: TITLE,
  text: `${BUSY} Your cart is safe. Wait a few seconds, then try again.`,
  link: { href: "", label: "Try again" },
});

const posted = plainPage({
  title: TITLE,
  text: `${BUSY} Nothing was sent or changed. Go back, wait a few seconds, then try again.`,
});

const repeated = (repeat: string) =>
  plainPage({
    title: TITLE,
    text: `${BUSY} Nothing was sent or changed. Wait a few seconds, then try again.`,
    repeat,
  });

const message = "The shop is very busy, and nothing was changed. Try again in a few seconds.";

/** Response to a program, in a form that each of our scripts reads. */
const data = JSON.stringify({
  ...({ outcome: "failed", message, effectOfCall: "none" } satisfies CheckoutResponse),
  ok: false,
  status: 503,
  errors: [{ message }],
});

/**
 * Responds to a request that was not admitted. The texts are made once, but for the fields of a
 * cart form: it must cost little.
 */
export function sendBusy(
  request: FastifyRequest,
  reply: FastifyReply,
  { statusCode, retryAfterSeconds }: OverloadError,
): FastifyReply {
  reply
    .code(statusCode)
    .header("cache-control", "no-store")
    .header("retry-after", retryAfterSeconds)
    .header("vary", "Accept");
  if (!acceptsHtml(request)) return reply.type("application/json; charset=utf-8").send(data);
  const isView = request.method === "GET" || request.method === "HEAD";
  const repeat = repeatForm(request);
  const page = isView ? viewed : repeat ? repeated(repeat) : posted;
  return reply.type("text/html; charset=utf-8").send(page);
}
