export { pageTitle as title } from "#components/frame/pageTitle.ts";
