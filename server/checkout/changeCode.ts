import { errorText } from "./errorText.ts";
import { askShop, documents } from "./shopDocuments.ts";

/** A discount code to be applied or taken away. */
export type CodeChange = { apply: string } | { remove: string };

const MOST_CHARACTERS = 100;

/** What a form without script asks for of codes: one that was typed counts with whatever is pressed. */
export function codeChangeIn(fields: Record<string, unknown>): CodeChange | undefined {
  const textOf = (name: string) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return typeof value === "string" ? value.trim().slice(0, MOST_CHARACTERS) : "";
  };
  const [apply, remove] = [textOf("code"), textOf("remove")];
  if (remove) return { remove };
  return apply || fields["step"] === "code" ? { apply } : undefined;
}

/**
 * Changes the codes of a session's cart.
 * @returns what the shop says against it; undefined where it was done
 */
export async function changeCode(
  change: CodeChange,
  send: typeof fetch,
): Promise<string | undefined> {
  if ("apply" in change && change.apply === "") return "Enter a code.";
  const asked =
    "remove" in change
      ? askShop(send, documents.removeCode, { input: { codes: [change.remove] } })
      : askShop(send, documents.applyCode, { input: { code: change.apply } });
  const { errors: [fault] = [] } = await asked;
  if (!fault) return undefined;
  const words = errorText(fault);
  return fault.path && words ? words : "The shop does not take this code.";
}
