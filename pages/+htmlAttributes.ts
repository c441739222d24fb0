export { languageAttributes as htmlAttributes } from "#components/frame/pageLanguage.ts";
