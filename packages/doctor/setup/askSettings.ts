import { randomBytes } from "node:crypto";
import type { SettingRules, WrittenSettings } from "./settingsFile.ts";

// Questions of the setup, and the settings that follow from the answers.

/** Asks a question and returns the answer, without white space at its ends. */
export type Ask = (question: string) => Promise<string>;

/** Returns a random secret of 64 hexadecimal digits. */
export const newSecret = (): string => randomBytes(32).toString("hex");

/** Returns the question for the theme, with the shops that each one suits. */
function themeQuestion({ names, standard, suitedShops }: SettingRules["themes"]): string {
  const choices = names.map((name) => {
    const shops = suitedShops(name);
    return shops ? `${name} (${shops})` : name;
  });
  return `Theme: ${choices.join(", ")} (empty: ${standard}): `;
}

/**
 * Asks for the settings of a shop: its endpoint, name, theme, public address and search. An answer that
 * cannot be used is asked for again; an empty one leaves the setting out.
 * @param say prints a sentence on an answer
 */
export async function askSettings(
  ask: Ask,
  say: (sentence: string) => void,
  { problemWith, themes }: Pick<SettingRules, "problemWith" | "themes">,
  secret: () => string = newSecret,
): Promise<WrittenSettings> {
  async function askFor(name: string, question: string, isNeeded = false): Promise<string> {
    for (;;) {
      const answer = await ask(question);
      const problem = answer === "" ? undefined : problemWith(name, answer);
      if (problem === undefined && (answer !== "" || !isNeeded)) return answer;
      say(problem === undefined ? "This is needed." : `It ${problem}.`);
    }
  }

  const endpoint = await askFor(
    "GRAPHQL_ENDPOINT",
    "GraphQL address of your WordPress, for example https://shop.example/graphql (empty: the demo shop): ",
  );
  const name = await askFor(
    "SITE_NAME",
    "Name of the shop (empty: WordPress's title, or the demo's): ",
  );
  const theme = await askFor("THEME", themeQuestion(themes));
  const url = await askFor(
    "SITE_URL",
    "Public address of the storefront, for example https://www.shop.example (empty: not known yet): ",
  );
  const application = await askFor(
    "ALGOLIA_APP_ID",
    "Algolia application to search with (empty: the embedded search): ",
  );
  const algolia: WrittenSettings = application === "" ? {} : { ALGOLIA_APP_ID: application };
  if (application !== "") {
    algolia.ALGOLIA_SEARCH_KEY = await askFor("ALGOLIA_SEARCH_KEY", "Its search key: ", true);
    algolia.ALGOLIA_ADMIN_KEY = await askFor(
      "ALGOLIA_ADMIN_KEY",
      "Its key for indexing (secret): ",
      true,
    );
  }
  return {
    ...(endpoint && { GRAPHQL_ENDPOINT: endpoint }),
    ...(name && { SITE_NAME: name }),
    ...(theme && theme !== themes.standard && { THEME: theme }),
    ...(url && { SITE_URL: url }),
    ...algolia,
    ...(endpoint && { FORWARDED_CLIENT_SECRET: secret(), WEBHOOK_SECRET: secret() }),
    STATUS_PASSWORD: secret(),
  };
}
