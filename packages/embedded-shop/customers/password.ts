import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

// Password hashes.

const LENGTH = 32;

/** Hashes a password for storage (scrypt with a salt). */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString("hex")}:${scryptSync(password, salt, LENGTH).toString("hex")}`;
}

/** True if a password matches the stored hash. */
export function isPassword(password: string, stored: string): boolean {
  const [salt = "", hash = ""] = stored.split(":");
  const given = scryptSync(password, Buffer.from(salt, "hex"), LENGTH);
  const right = Buffer.from(hash, "hex");
  return given.length === right.length && timingSafeEqual(given, right);
}
