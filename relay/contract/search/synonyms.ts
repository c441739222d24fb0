// Search synonyms, for Algolia and the embedded search.

/** Words that are synonyms of each other, or a word that also finds others, but not the reverse. */
type Synonyms =
  | { objectID: string; type: "synonym"; synonyms: string[] }
  | { objectID: string; type: "oneWaySynonym"; input: string; synonyms: string[] };

/** Id prefix of our synonyms; others belong to the index's owner and stay. */
export const OWN_SYNONYM = "vitrine-";

const among = (...synonyms: string[]): Synonyms => ({
  objectID: `${OWN_SYNONYM}${synonyms[0]}`,
  type: "synonym",
  synonyms,
});

/** A color that finds its shades; a shade finds no other one. */
const shades = (input: string, ...synonyms: string[]): Synonyms => ({
  objectID: `${OWN_SYNONYM}${input}`,
  type: "oneWaySynonym",
  input,
  synonyms,
});

/** Synonyms maintained in the code. */
export const SYNONYMS: readonly Synonyms[] = [
  among("mug", "cup", "beaker"),
  among("sofa", "couch", "settee"),
  among("blanket", "throw"),
  among("rug", "carpet"),
  among("grey", "gray"),
  shades("blue", "ink", "indigo"),
  shades("green", "celadon", "moss"),
  shades("red", "rust"),
  shades("orange", "rust"),
  shades("brown", "rust"),
  shades("white", "chalk"),
  shades("cream", "chalk", "oat"),
  shades("beige", "oat"),
  shades("black", "ink"),
];
