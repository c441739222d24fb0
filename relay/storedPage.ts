import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { Environment, RecordProxy, Variables } from "relay-runtime";
import type { PageContextClient } from "vike/types";
import type { DeferredNotifyStore } from "./deferredNotifyStore.ts";
import type { PageQuery, PageSubject } from "./pageQuery.ts";
import type { LoadedPage } from "./loadedPage.ts";

// Pages rendered from Relay's store: one that the shopper returns to, or one whose product or
// category another page has loaded.

/** Maximum number of visited pages; Relay's store keeps the data of as many. */
const MOST_VISITED = 20;

const visited = new Map<string, LoadedPage>();

const addressOf = ({ urlParsed }: PageContextClient) =>
  urlParsed.pathname + (urlParsed.searchOriginal ?? "");

/** True if the store has all data of a page. */
const isComplete = (environment: Environment, query: PageQuery, variables: Variables) =>
  environment.check(createOperationDescriptor(getRequest(query.document), variables)).status ===
  "available";

/** Remembers the page that the shopper leaves, to be rendered from the store on a return. */
export function keepVisited(left: PageContextClient): void {
  if (!left.loaded?.payload || left.loaded.isPersonal) return;
  // Its data were shown when it was completed.
  const { showData: _, ...page } = left.loaded;
  const address = addressOf(left);
  visited.delete(address);
  visited.set(address, page);
  const [oldest] = visited.keys();
  if (visited.size > MOST_VISITED && oldest !== undefined) visited.delete(oldest);
}

/** Forgets all visited pages: data in the store have broken a page. */
export const forgetVisited = (): void => visited.clear();

/** True if the shopper has visited the page at an address: path and search. */
export const wasVisited = (address: string): boolean => visited.has(address);

/** Returns the page at an address the shopper returns to, if the store still has its data. */
export function visitedPage(
  pageContext: PageContextClient,
  query: PageQuery,
  environment: Environment,
): LoadedPage | undefined {
  const page = pageContext.isHistoryNavigation && visited.get(addressOf(pageContext));
  if (!page || page.environment !== environment) return undefined;
  if (!isComplete(environment, query, page.variables)) return undefined;
  // Another object: components tell a new visit by it.
  return { ...page, isVisited: true };
}

/** Links the record that a page is about to its query, and returns it. */
function linkedSubject(
  environment: Environment,
  { field, type }: PageSubject,
  slug: unknown,
): RecordProxy | undefined {
  const args = { id: slug, idType: "SLUG" };
  const source = environment.getStore().getSource();
  const isSubject = (id: string) => {
    const record = source.get(id);
    return record?.["slug"] === slug && type.test(String(record?.["__typename"]));
  };
  let subject: RecordProxy | null | undefined;
  environment.commitUpdate((store) => {
    const root = store.getRoot();
    subject =
      root.getLinkedRecord(field, args) ?? store.get(source.getRecordIDs().find(isSubject) ?? "");
    if (subject) root.setLinkedRecord(subject, field, args);
  });
  return subject ?? undefined;
}

/**
 * Returns a page as far as the store has its data, to be completed by its payload; undefined if the
 * store lacks the name of its product or category.
 */
export function earlyPage(
  query: PageQuery,
  environment: Environment,
  variables: Variables,
): LoadedPage | undefined {
  const { subject } = query;
  if (!subject) return undefined;
  let name: unknown;
  const store = environment.getStore() as DeferredNotifyStore;
  store.deferNotify(() => {
    name = linkedSubject(environment, subject, variables["slug"])?.getValue("name");
  });
  if (typeof name !== "string") return undefined;
  const title = query.title?.({ [subject.field]: { name } });
  return {
    environment,
    variables,
    isPersonal: false,
    isEarly: true,
    isPartial: !isComplete(environment, query, variables),
    ...(title === undefined ? {} : { title }),
  };
}
