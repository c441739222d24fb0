import sanitizeHtml from "sanitize-html";

/** The fields of a shop's answers that hold HTML which pages show as HTML. */
const HTML_FIELDS = new Set(["description", "shortDescription", "content"]);

const MAX_KEPT = 2_000;
const kept = new Map<string, string>();

const options: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, "img", "h1", "h2"],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "srcset", "sizes", "alt", "width", "height", "loading"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  transformTags: {
    // The page has one h1, its own.
    h1: "h2",
    a: sanitizeHtml.simpleTransform("a", { rel: "nofollow noopener" }),
    img: sanitizeHtml.simpleTransform("img", { loading: "lazy" }),
  },
};

/** A merchant's or reviewer's HTML with nothing in it that could run or restyle the page. */
export function cleanHtml(html: string): string {
  const known = kept.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, options);
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? "");
  kept.set(html, clean);
  return clean;
}

/** Cleans every field of a GraphQL answer that pages show as HTML, in place. */
export function cleanAnswer(value: unknown): void {
  if (Array.isArray(value)) {
    value.forEach(cleanAnswer);
  } else if (typeof value === "object" && value !== null) {
    const record = value as Record<string, unknown>;
    for (const [name, field] of Object.entries(record)) {
      if (typeof field !== "string") cleanAnswer(field);
      else if (HTML_FIELDS.has(name) && /[<&]/.test(field)) record[name] = cleanHtml(field);
    }
  }
}
