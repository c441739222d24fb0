export { directionAttributes as htmlAttributes } from "#components/frame/pageLanguage.ts";
