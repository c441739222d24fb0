export { pageLanguage as lang } from "#components/frame/pageLanguage.ts";
