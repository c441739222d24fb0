import { bareText } from "./bareText.ts";
import { rooms } from "./rooms.ts";

/** Plugin of oxlint with this project's own rules. */
// oxlint-disable-next-line import/no-default-export -- oxlint reads a plugin's default export
export default {
  meta: { name: "vitrine" },
  rules: { "no-bare-text": bareText, rooms },
};
