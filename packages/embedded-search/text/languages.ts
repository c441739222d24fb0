import { folded, tokensOf } from "./tokens.ts";

// Languages that the search knows: endings, spellings and stop words.

type Language = {
  /** Endings of nouns and adjectives after at least three letters, as `folded` has them. */
  ending: RegExp;
  /** Alternation within a stem: "kubk" of "kubek" and "kubki". */
  alternation?: RegExp;
  /** Returns a typed word as others write it; may include the word itself. */
  spellings?: (typed: string) => string[];
  /** Articles, prepositions and the like: no word that a shop sells something by. */
  stopWords: string;
};

const UMLAUT = /([aou])\u0308/g;
/** An umlaut as two letters, but not those of "blaue" and "Quelle". */
const TWO_LETTERS = /(?<![aeq])([aou])e/g;

/** Article with the preposition or conjunction that is written in front of it. */
const ARTICLE = /^(?:[وبكف]?ال|لل)(?=.{3})/;
const BEFORE = ["", "ال", "وال", "بال", "لل", "و"];

const LANGUAGES: Readonly<Record<string, Language>> = {
  de: {
    ending: /(?<=.{3})s?(?:er|e)?[ns]?$/,
    spellings: (typed) => [
      folded(typed.normalize("NFD").replace(UMLAUT, "$1e")),
      folded(typed).replace(TWO_LETTERS, "$1"),
    ],
    stopWords:
      "der die das den dem des ein eine einen einem einer eines und oder mit ohne für von vom zu zum zur in im ins an am auf aus bei beim nach über unter als auch ist sind",
  },
  fr: {
    ending: /(?<=.{2}[^e]a)(?:l|ux)$|(?<=.{3})e?[sx]?$/,
    stopWords:
      "le la les l un une des du de d au aux à et ou en dans sur sous avec sans pour par chez ce cet cette ces qu que qui",
  },
  pl: {
    ending: /(?<=.{3})(?:i?(?:ami|ach|ow|om|em|ego|ej|ych|ym)|ich|im|i?[aeouy]|i)$/,
    alternation: /(?<=.{3})e(?=[klnr]$)/,
    stopWords:
      "i oraz a lub albo w we z ze na do dla od po pod nad przy przez o u bez to ten ta te",
  },
  ar: {
    ending: /(?<=.{3})(?:ات|ون|ين|ان|ه)$/,
    spellings(typed) {
      const bare = folded(typed).replace(ARTICLE, "");
      return bare.length < 3 ? [] : BEFORE.map((before) => before + bare);
    },
    stopWords: "من في على إلى عن مع و أو ثم هذا هذه التي الذي بدون بلا",
  },
};

const known = (language: string): Language | undefined =>
  Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined;

/** Returns a word without its ending, which is the same for its plural, cases and genders. */
export function stemOf(word: string, language: string): string {
  const { ending, alternation } = known(language) ?? {};
  const stem = ending ? word.replace(ending, "") : word;
  return alternation ? stem.replace(alternation, "") : stem;
}

/** Returns other spellings of a typed word in some languages. */
export function otherSpellings(typed: string, languages: readonly string[]): string[] {
  const word = folded(typed);
  const all = languages.flatMap((language) => known(language)?.spellings?.(typed) ?? []);
  return [...new Set(all)].filter((spelling) => spelling !== word);
}

const stopWords = new Map(
  Object.entries(LANGUAGES).map(([language, { stopWords: list }]) => [
    language,
    new Set(tokensOf(list).map(({ word }) => word)),
  ]),
);

/** True for a word without a meaning of its own in one of some languages. */
export const isStopWord = (word: string, languages: readonly string[]): boolean =>
  languages.some((language) => stopWords.get(language)?.has(word) === true);
