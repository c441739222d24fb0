import { bareText } from "./bareText.ts";
import { localizedPaths } from "./localizedPaths.ts";
import { rooms } from "./rooms.ts";
import { wordsInCatalogue } from "./wordsInCatalogue.ts";

// Lint plugin of this project: its own rules, for oxlint.

// oxlint-disable-next-line import/no-default-export -- oxlint reads a plugin's default export
export default {
  meta: { name: "vitrine" },
  rules: {
    "localized-paths": localizedPaths,
    "no-bare-text": bareText,
    rooms,
    "words-in-catalogue": wordsInCatalogue,
  },
};
