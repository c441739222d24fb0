/** Words of which each finds what the others do. */
type Synonyms = { objectID: string; type: "synonym"; synonyms: string[] };

/** What these synonyms' ids begin with; others in an index are its owner's, and left alone. */
export const OWN_SYNONYM = "vitrine-";

const among = (...synonyms: string[]): Synonyms => ({
  objectID: `${OWN_SYNONYM}${synonyms[0]}`,
  type: "synonym",
  synonyms,
});

/** The synonyms that are kept with the code. */
export const SYNONYMS: readonly Synonyms[] = [
  among("mug", "cup", "beaker"),
  among("sofa", "couch", "settee"),
  among("blanket", "throw"),
  among("rug", "carpet"),
  among("grey", "gray"),
];
