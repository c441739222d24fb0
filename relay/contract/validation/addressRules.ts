import { passing } from "./rule.ts";
import type { Rules } from "./rule.ts";
import { t } from "#words/t.ts";

const EMAIL =
  /^(?:[^<>()[\].,;:\s@"]+(?:\.[^<>()[\].,;:\s@"]+)*|".+")@(?:[^<>()[\].,;:\s@"]+\.)+[^<>()[\].,;:\s@"]{2,}$/;

const WEB_PROTOCOLS = ["http:", "https:"];

/** Validation rules for email and web addresses. */
export const addressRules = {
  email: () =>
    passing(
      (value) => EMAIL.test(String(value)),
      () => t("validation.email"),
    ),

  url: (args) => {
    const protocols: readonly unknown[] = args.length > 0 ? args : WEB_PROTOCOLS;
    return passing(
      // The constructor throws for an invalid URL, which fails the rule.
      (value) => protocols.includes(new URL(String(value)).protocol),
      () => t("validation.url"),
    );
  },
} satisfies Rules;
