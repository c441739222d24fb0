// HTML that is inserted into a page's document last: nearly all of the page, which Vike and the
// steps after it would otherwise copy and search several times.

/** The page's content as React renders it, and the element with its data. */
export type InsertedHtml = { content: string; data: string };

/** The same, with the page's payload as JSON, which is part of its data. */
export type SerializedHtml = InsertedHtml & { payload?: string | undefined };

/** Texts that stand for the inserted HTML in the document. */
export const PLACES: Readonly<InsertedHtml> = {
  content: "<!--content-->",
  data: "<!--data-->",
};

/** Inserts HTML into a document; one without its places stays as it is. */
export const insertHtml = (document: string, { content, data }: InsertedHtml): string =>
  // The data first: the content may be long, and anything may stand in it.
  document.replace(PLACES.data, () => data).replace(PLACES.content, () => content);
