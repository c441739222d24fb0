/** Between these an answer's words are highlighted; nothing that a merchant writes has them. */
export const HIGHLIGHT = { begins: "\u{E000}", ends: "\u{E001}" };
