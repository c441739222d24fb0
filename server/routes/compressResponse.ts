import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding } from "#server/pages/acceptedEncoding.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Bytes of an answer that fits one packet anyway, headers and all. */
const LEAST = 1000;

/**
 * Compresses an answer to one request as the browser takes it, quickly rather than well and off the
 * main thread; says so in the answer's headers. Short ones and those that are not text or bytes are
 * left alone. As it stands it is a route's `onSend` hook.
 */
export async function compressResponse(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): Promise<unknown> {
  if (typeof answer !== "string" && !Buffer.isBuffer(answer)) return answer;
  if (Buffer.byteLength(answer) < LEAST) return answer;
  const vary = [reply.getHeader("vary") ?? []].flat().map(String);
  if (!vary.includes("Accept-Encoding"))
    reply.header("vary", [...vary, "Accept-Encoding"].join(", "));
  const encoding = acceptedEncoding(headers["accept-encoding"]);
  if (encoding === "plain") return answer;
  reply.header("content-encoding", encoding).removeHeader("content-length");
  return encoding === "br" ? compressBrotli(answer, BROTLI) : compressGzip(answer, { level: 4 });
}
