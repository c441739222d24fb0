// Search synonyms, for Algolia and the embedded search.

/** Words that are synonyms of each other, or a word that also finds others, but not the reverse. */
type Synonyms =
  | { objectID: string; type: "synonym"; synonyms: string[] }
  | { objectID: string; type: "oneWaySynonym"; input: string; synonyms: string[] };

/** Id prefix of our synonyms; others belong to the index's owner and stay. */
export const OWN_SYNONYM = "vitrine-";

/**
 * Synonyms by language: words that are each other's; or after a colon what a word finds too, such as
 * a color its shades, which do not find it.
 */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  en: [
    "mug, cup, beaker",
    "sofa, couch, settee",
    "blanket, throw",
    "rug, carpet",
    "cushion, pillow",
    "notebook, notepad",
    "tablecloth: runner, napkins",
    "grey, gray",
    "blue: ink, indigo",
    "green: celadon, moss",
    "red: rust",
    "orange: rust",
    "brown: rust",
    "white: chalk",
    "cream: chalk, oat",
    "beige: oat",
    "black: ink",
  ],
  de: [
    "becher, tasse",
    "lampe, leuchte",
    "decke, plaid, überwurf",
    "schale, schüssel",
    "sofa, couch",
    "geschirrtuch, küchentuch",
    "marmelade, konfitüre",
    "tischdecke: tischläufer, servietten",
    "blau: tinte, indigo",
    "grün: seladon, moos",
    "rot: rost",
    "orange: rost",
    "braun: rost",
    "weiß: kreide",
    "creme: kreide, hafer",
    "beige: hafer",
    "schwarz: tinte",
  ],
  fr: [
    "tasse, mug, gobelet",
    "canapé, sofa, divan",
    "couverture, plaid, jeté",
    "lampe, luminaire",
    "bougie, chandelle",
    "nappe: chemin, serviettes",
    "bleu: encre, indigo",
    "vert: céladon, mousse",
    "rouge: rouille",
    "orange: rouille",
    "marron: rouille",
    "blanc: craie",
    "crème: craie, avoine",
    "beige: avoine",
    "noir: encre",
  ],
  pl: [
    "kubek, filiżanka",
    "sofa, kanapa",
    "koc, pled, narzuta",
    "dywan, chodnik",
    "świeca, świeczka",
    "obrus: bieżnik, serwetki",
    "niebieski: atrament, indygo",
    "zielony: seledyn, mech",
    "czerwony: rdza",
    "pomarańczowy: rdza",
    "brązowy: rdza",
    "biały: kreda",
    "kremowy: kreda, owies",
    "beżowy: owies",
    "czarny: atrament",
  ],
  ar: [
    "كوب, أكواب, كأس, فنجان",
    "مصباح, مصابيح, لمبة",
    "شمعة, شموع",
    "بطانية, بطاطين, غطاء",
    "منشفة, مناشف, فوطة",
    "طبق, أطباق, صحن",
    "وسادة, وسائد, مخدة",
    "أريكة, كنبة",
    "سماط: مفرش, مناديل",
    "أزرق: حبري, نيلي",
    "أخضر: سيلادون, طحلبي",
    "أحمر: صدئي",
    "برتقالي: صدئي",
    "بني: صدئي",
    "أبيض: طباشيري",
    "بيج: شوفاني",
    "أسود: حبري",
  ],
};

/** Returns the synonyms that the code has for a language. */
export function synonymsOf(language = "en"): Synonyms[] {
  const lists = Object.hasOwn(LISTS, language) ? LISTS[language] : undefined;
  return (lists ?? []).map((list) => {
    const [input, found] = list.split(": ");
    const synonyms = (found ?? list).split(", ");
    return found === undefined || input === undefined
      ? { objectID: `${OWN_SYNONYM}${synonyms[0]}`, type: "synonym", synonyms }
      : { objectID: `${OWN_SYNONYM}${input}`, type: "oneWaySynonym", input, synonyms };
  });
}
