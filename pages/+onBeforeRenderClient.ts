export { onBeforeRenderClient } from "#components/frame/pageTransition.ts";
