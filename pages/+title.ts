export { pageTitle as title } from "#components/layout/pageTitle.ts";
