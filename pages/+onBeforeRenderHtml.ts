export { renderSetSums as onBeforeRenderHtml } from "#components/product/renderSetSums.ts";
