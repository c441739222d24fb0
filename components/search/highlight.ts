/** Highlight marks in index responses: private-use characters that no merchant's text contains. */
export const HIGHLIGHT = { begins: "\u{E000}", ends: "\u{E001}" };
