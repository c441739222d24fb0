import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

// Encryption of secrets in the shared store, with keys that the store does not hold.

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts and decrypts texts with the key of one secret and purpose. */
export type Seal = {
  close: (text: string) => string;
  /** Returns the text; undefined if it was sealed with another key, or changed since. */
  open: (sealed: string) => string | undefined;
};

/**
 * Derives a seal from a secret that only its owner's requests carry, for example a refresh token:
 * somebody who reads the store, without that secret, cannot decrypt.
 * @param purpose separates the keys of different uses of one secret
 */
export function sealOf(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, KEY_BYTES));
  return {
    close: (text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const encrypted = [cipher.update(text, "utf8"), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...encrypted]).toString("base64");
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, "base64");
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const encrypted = bytes.subarray(IV_BYTES + TAG_BYTES);
        return decipher.update(encrypted, undefined, "utf8") + decipher.final("utf8");
      } catch {
        return undefined;
      }
    },
  };
}
