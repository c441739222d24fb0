import { get as getPlain } from "node:http";
import type { IncomingMessage } from "node:http";
import { get as getSecure } from "node:https";
import { effectOfStatus } from "#relay/contract/errors.ts";
import { retryAfterIn } from "#server/backend/line/retryAfter.ts";
import { startOutgoingCall } from "#server/observe/requestTrace.ts";
import { PictureError } from "./pictureError.ts";
import { isLocalName, publicLookup } from "./publicLookup.ts";
import type { PictureRules, PictureSource } from "./pictureRules.ts";

// HTTP client for source pictures, with limits on size, time and redirects.

export const MAX_SOURCE_BYTES = 20 * 1024 * 1024;
const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 10_000;

type WebSource = Extract<PictureSource, { from: "backend" | "listed" }>;

/** Picture, or the URL that its server redirects to. */
type Fetched = Buffer | { location: string };

/** Requests one URL; the caller checks redirects and permissions. */
function request({ from, address }: WebSource, signal: AbortSignal): Promise<IncomingMessage> {
  const url = new URL(address);
  const isTrusted = from === "backend" || isLocalName(url.hostname);
  return new Promise((resolve, reject) => {
    const get = url.protocol === "https:" ? getSecure : getPlain;
    const headers = {
      accept: "image/*",
      "user-agent": "Vitrine",
      ...(from === "backend" && { traceparent: startOutgoingCall().traceparent }),
    };
    get(url, { signal, headers, ...(isTrusted ? {} : { lookup: publicLookup }) }, resolve).once(
      "error",
      reject,
    );
  });
}

async function readWhole(response: IncomingMessage): Promise<Buffer> {
  const tooLarge = () => new PictureError(502, "the source is too large");
  if (Number(response.headers["content-length"] ?? 0) > MAX_SOURCE_BYTES) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > MAX_SOURCE_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Fetches a picture, or the URL that its server redirects to. */
async function fetchOnce(source: WebSource, signal: AbortSignal): Promise<Fetched> {
  try {
    const response = await request(source, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return await readWhole(response);
    response.destroy();
    if (effectOfStatus(statusCode) === "none") {
      const retryAfter = new Headers({ "retry-after": headers["retry-after"] ?? "" });
      throw new PictureError(503, `the source responded with ${statusCode}`, {
        retryAfterSeconds: retryAfterIn(retryAfter, Date.now()),
      });
    }
    if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location) {
      return { location: URL.parse(headers.location, source.address)?.href ?? "" };
    }
    const isGone = statusCode >= 400 && statusCode < 500;
    throw new PictureError(isGone ? 404 : 502, `the source responded with ${statusCode}`);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    const reason = signal.aborted ? "the source took too long" : "the source cannot be reached";
    throw new PictureError(signal.aborted ? 504 : 502, reason, { cause: error });
  }
}

/**
 * Fetches a picture within its limits. Each redirect target must pass the rules; Node's own `fetch`
 * would follow without a check and hides the lookup.
 * @param admit runs the request for an address once its server may be asked; the wait does not
 *   count as the server's time
 */
export async function readWebPicture(
  source: WebSource,
  rules: PictureRules,
  admit: (address: string, work: () => Promise<Fetched>) => Promise<Fetched>,
): Promise<Buffer> {
  let at = source;
  let leftMs = TIMEOUT_MS;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const fetched = await admit(at.address, async () => {
      const startedAt = performance.now();
      const signal = AbortSignal.timeout(Math.max(1, Math.ceil(leftMs)));
      return fetchOnce(at, signal).finally(() => (leftMs -= performance.now() - startedAt));
    });
    if (Buffer.isBuffer(fetched)) return fetched;
    const next = rules.sourceOf(fetched.location);
    if (!next || next.from === "uploads") {
      throw new PictureError(502, "the source leads to where it may not");
    }
    at = next;
  }
  throw new PictureError(502, "the source leads on and on");
}
