/** The parameters that the pages at some paths depend on. */
type Dependence = {
  paths: RegExp;
  /** Those that change a page's data, and so its payload too. */
  ofData?: RegExp;
  /** Those that change its HTML alone. */
  ofMarkup?: RegExp;
};

// What is chosen of a product is another matter: only its page knows which parameters those are.
const dependences: Dependence[] = [
  { paths: /^\/search$/, ofData: /^(q|sort|after|before)$/ },
  { paths: /^\/(products|category\/[^/]+)$/, ofData: /^(sort|after|before)$/ },
  {
    paths: /^\/product\/[^/]+$/,
    ofData: /^reviews$/,
    ofMarkup: /^(view|review|missing)$/,
  },
];

/**
 * What of a search string a page depends on, in one spelling; empty where the page is the one that
 * everybody gets. Parameters that links from elsewhere bring (`utm_source`, `gclid` …) never count.
 */
export function relevantSearch(path: string, search: string, form: "html" | "payload"): string {
  if (!search) return "";
  const dependence = dependences.find(({ paths }) => paths.test(path));
  const counts = (name: string) =>
    dependence?.ofData?.test(name) || (form === "html" && dependence?.ofMarkup?.test(name));
  const relevant = [...new URLSearchParams(search)].filter(
    ([name, value]) => value && counts(name),
  );
  return relevant.length > 0 ? `?${new URLSearchParams(relevant)}` : "";
}
