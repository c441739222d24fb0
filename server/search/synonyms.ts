/** Set of words that are synonyms of each other. */
type Synonyms = { objectID: string; type: "synonym"; synonyms: string[] };

/** Id prefix of our synonyms; others belong to the index's owner and stay. */
export const OWN_SYNONYM = "vitrine-";

const among = (...synonyms: string[]): Synonyms => ({
  objectID: `${OWN_SYNONYM}${synonyms[0]}`,
  type: "synonym",
  synonyms,
});

/** Synonyms maintained in the code. */
export const SYNONYMS: readonly Synonyms[] = [
  among("mug", "cup", "beaker"),
  among("sofa", "couch", "settee"),
  among("blanket", "throw"),
  among("rug", "carpet"),
  among("grey", "gray"),
];
