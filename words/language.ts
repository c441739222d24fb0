// Language of the document, or of the request that the server is answering.

type Server = { language: () => string };

// The server and its bundle of the pages have this module each.
const shared = globalThis as { [key: symbol]: Server | undefined };
const PLACE = Symbol.for("vitrine.language");

/** The server's way to tell the language; a browser's is its document. */
export const server: Server = (shared[PLACE] ??= { language: () => "en" });

/** Returns the language of the document or request at hand, for `Intl` and for messages. */
export const language = (): string =>
  typeof document === "undefined" ? server.language() : document.documentElement.lang || "en";
