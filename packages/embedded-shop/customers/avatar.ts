import { createHash } from "node:crypto";

// Avatars of accounts and reviewers, at Gravatar as in WordPress.

/** Arguments of an avatar. */
export type AvatarArguments = {
  size?: number | null;
  forceDefault?: boolean | null;
  rating?: string | null;
};

const DEFAULT_SIZE = 96;

/** Returns WordPress's avatar of an email address: its picture at Gravatar, or the default one. */
export function avatarOf(email: string, { size, forceDefault, rating }: AvatarArguments) {
  const pixels = size ?? DEFAULT_SIZE;
  const hash = email && createHash("sha256").update(email.trim().toLowerCase()).digest("hex");
  const maximum = (rating ?? "G").toLowerCase();
  const query = new URLSearchParams({
    s: String(pixels),
    d: "mm",
    ...(forceDefault && { f: "y" }),
  });
  return {
    default: "mm",
    extraAttr: null,
    forceDefault: forceDefault ?? false,
    foundAvatar: email !== "",
    height: pixels,
    rating: maximum,
    scheme: null,
    size: pixels,
    url: `https://secure.gravatar.com/avatar/${hash}?${query}&r=${maximum}`,
    width: pixels,
  };
}
