import { createHash, timingSafeEqual } from "node:crypto";

// Check of the password in an `Authorization` header.

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Returns the password in an `Authorization` header: Bearer, or Basic with any user name. */
function passwordIn(header = ""): string | undefined {
  const [, scheme = "", value = ""] = /^(bearer|basic) +(\S+)$/i.exec(header) ?? [];
  if (scheme.toLowerCase() !== "basic") return value || undefined;
  const [, password] = /^[^:]*:(.*)$/s.exec(Buffer.from(value, "base64").toString("utf8")) ?? [];
  return password;
}

/** Creates the check of a password, in constant time. */
export function createPasswordCheck(password: string): (header: string | undefined) => boolean {
  const expected = digest(password);
  return (header) => {
    const given = passwordIn(header);
    return given !== undefined && timingSafeEqual(digest(given), expected);
  };
}
