import { createHmac } from "node:crypto";
import { isSameText } from "./isSameText.ts";

// JSON Web Tokens (HS256).

/** Allowed clock skew between the two sides, in seconds. */
const LEEWAY = 60;

/** Error of a rejected token, with the message of WooGraphQL's library firebase/php-jwt. */
export class TokenRefusal extends Error {
  override name = "TokenRefusal";
}

export type Claims = Readonly<Record<string, unknown>>;

/** Signs claims with HMAC-SHA-256 (RFC 7519, "HS256"). */
export function signToken(claims: Claims, secret: string): string {
  const signed = `${encode({ typ: "JWT", alg: "HS256" })}.${encode(claims)}`;
  return `${signed}.${signatureOf(signed, secret)}`;
}

/**
 * Verifies a token's signature and times, and returns its claims.
 * @param now epoch seconds
 * @throws TokenRefusal for the first violated rule
 */
export function readToken(token: string, secret: string, now: number): Claims {
  const segments = token.split(".");
  const [header = "", payload = "", signature = ""] = segments;
  if (segments.length !== 3) throw new TokenRefusal("Wrong number of segments");
  const { alg } = decode(header, "Invalid header encoding");
  const claims = decode(payload, "Invalid claims encoding");
  if (alg === undefined) throw new TokenRefusal("Empty algorithm");
  if (alg !== "HS256") throw new TokenRefusal("Incorrect key for this algorithm");
  if (!isSameText(signature, signatureOf(`${header}.${payload}`, secret))) {
    throw new TokenRefusal("Signature verification failed");
  }
  refuseUntimely(claims, now);
  return claims;
}

function refuseUntimely({ nbf, iat, exp }: Claims, now: number): void {
  if (typeof nbf === "number" && nbf > now + LEEWAY) {
    throw new TokenRefusal(`Cannot handle token with nbf prior to ${isoSeconds(nbf)}`);
  }
  if (typeof iat === "number" && iat > now + LEEWAY) {
    throw new TokenRefusal(`Cannot handle token with iat prior to ${isoSeconds(iat)}`);
  }
  if (typeof exp === "number" && now - LEEWAY >= exp) throw new TokenRefusal("Expired token");
}

/** PHP's format of ISO 8601: no milliseconds, the offset in digits. */
function isoSeconds(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, "+00:00");
}

function encode(part: Claims): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

function decode(segment: string, refusal: string): Claims {
  try {
    const part: unknown = JSON.parse(Buffer.from(segment, "base64url").toString("utf8"));
    if (typeof part === "object" && part !== null) return { ...part };
  } catch {
    // Refused below, like a segment that is JSON but no object.
  }
  throw new TokenRefusal(refusal);
}

function signatureOf(signed: string, secret: string): string {
  return createHmac("sha256", secret).update(signed).digest("base64url");
}
