import { isLink } from "./orderLink.ts";

// Pages of WordPress, besides its checkout, that a link of the shopper's session leads to.

/** The payment of an order, or a product. A guest's order is paid by its key alone. */
export type WordpressTarget =
  | { kind: "order"; id: string; key?: string }
  | { kind: "product"; id: string };

/** Parameter with the page; the plugin for WordPress adds it, empty, to the links it is read from. */
const PARAMETER = "vitrine_to";

const isId = (text: string | undefined): text is string => /^[1-9]\d{0,14}$/.test(text ?? "");

/** Reads the page that a form's fields name; undefined if there is none. */
export function targetIn({
  order,
  key = "",
  product,
}: Readonly<Record<string, string>>): WordpressTarget | undefined {
  if (isId(order)) {
    return { kind: "order", id: order, ...(isLink({ number: order, key }) && { key }) };
  }
  return isId(product) ? { kind: "product", id: product } : undefined;
}

/** Adds the page to a link; undefined if WordPress does not read it there. */
export function withTarget(
  link: string | null | undefined,
  { kind, id }: WordpressTarget,
): string | undefined {
  const [path = "", search = ""] = (link ?? "").split("?");
  const parameters = new URLSearchParams(search);
  if (!parameters.has(PARAMETER)) return undefined;
  parameters.set(PARAMETER, `${kind}-${id}`);
  return `${path}?${parameters}`;
}
