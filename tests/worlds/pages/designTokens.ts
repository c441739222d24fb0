import { readFileSync } from "node:fs";

const css = readFileSync("packages/themes/osier/theme.css", "utf8");

/** Returns the values of a design token as Osier's theme states them: of light mode first. */
export const tokenValues = (name: string): (string | undefined)[] =>
  [...css.matchAll(new RegExp(`--${name}: ([^;]+);`, "g"))].map(([, value]) => value);
