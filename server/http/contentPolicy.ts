// Content security policy, assembled from parts.

/** Part of a content security policy: sources by directive. */
export type PolicySources = Readonly<Partial<Record<string, readonly string[]>>>;

/** Parts of a content security policy, by name. */
export type PolicyParts = Readonly<Record<string, PolicySources>>;

const NONE = "'none'";

/** Directive that `withStyle` extends: always the last one. */
const STYLE = "style-src";

/**
 * Assembles a content security policy from named parts: each directive gets the sources of all
 * parts, and a source replaces `'none'`.
 */
export function policyOf(...groups: readonly PolicyParts[]): string {
  const policy = new Map<string, string[]>();
  for (const part of groups.flatMap((parts) => Object.values(parts))) {
    for (const [directive, sources = []] of Object.entries(part)) {
      policy.set(directive, [...(policy.get(directive) ?? []), ...sources]);
    }
  }
  const style = policy.get(STYLE) ?? [NONE];
  policy.delete(STYLE);
  return [...policy, [STYLE, style] as const]
    .map(([directive, sources]) => {
      const named = [...new Set(sources)].filter((source) => source !== NONE);
      return [directive, ...(named.length > 0 ? named : sources)].join(" ");
    })
    .join("; ");
}

/** Adds the source of a page's own style to its policy. */
export const withStyle = (policy: string, styleSource: string): string =>
  styleSource === "" ? policy : `${policy} ${styleSource}`;
