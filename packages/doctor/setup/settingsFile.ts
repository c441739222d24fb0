// Text of a settings file (`.env`), with a comment per setting.

/** Settings by name, as they are written in the file. */
export type WrittenSettings = Record<string, string | undefined>;

/** The storefront's rules of its settings. */
export type SettingRules = {
  /** Returns what is wrong with a setting's value; undefined if it can be used. */
  problemWith: (name: string, value: string) => string | undefined;
  descriptionOf: (name: string) => string;
  themes: {
    names: readonly string[];
    /** The theme of a shop that names none. */
    standard: string;
    /** Returns the shops that a theme suits; empty if it does not say. */
    suitedShops: (theme: string) => string;
  };
};

const HEAD = `# Settings of the storefront. The command npm run settings (npx vitrine settings in a repository of
# its own) prints all of them, with their defaults.
# Variables of the environment win over this file. Restart the shop after a change.
`;
const SECRETS = "# The file has secrets: do not publish it.\n";

/**
 * Quotes a value as `util.parseEnv` reads it, which knows no escaped quotation mark.
 * @throws for a value that contains every kind of quotation mark
 */
function quoted(value: string): string {
  if (/^[\w.:/@+,-]*$/.test(value)) return value;
  // Between double ones, a backslash and an n would be a line break.
  const mark = ["'", "`", '"'].find((one) => !value.includes(one));
  if (mark === undefined) throw new Error(`No quotation mark is left for ${value}.`);
  return `${mark}${value}${mark}`;
}

/**
 * Returns the file's text.
 * @param hasSecrets true if the file says that it must not be published
 */
export function settingsFileText(
  written: WrittenSettings,
  { descriptionOf }: Pick<SettingRules, "descriptionOf">,
  hasSecrets = true,
): string {
  const parts = Object.entries(written).flatMap(([name, value]) =>
    value === undefined ? [] : `# ${descriptionOf(name)}\n${name}=${quoted(value)}\n`,
  );
  return [hasSecrets ? HEAD + SECRETS : HEAD, ...parts].join("\n");
}
