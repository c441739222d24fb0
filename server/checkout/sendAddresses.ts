import { askShop, documents } from "./shopDocuments.ts";

/** Sends a session's addresses to the backend, which taxes and delivers by them. */
export const sendAddresses = (send: typeof fetch, input: object) =>
  askShop(send, documents.address, { input });
