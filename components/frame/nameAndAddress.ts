import { t } from "#words/t.ts";

// Line with the shop's name and address, in the footers.

/** Separator after a name that the address itself begins with: "Osier Lane 3" is another one. */
const SEPARATOR = /^\s*[,،·|–—\n]/;

/** Returns the shop's name and address, with the name once; the name alone without an address. */
export function nameAndAddress(name: string, address: string | undefined): string {
  if (!address) return name;
  const isNamed = address.startsWith(name) && SEPARATOR.test(address.slice(name.length));
  return isNamed ? address : `${name}${t("page.comma")}${address}`;
}
