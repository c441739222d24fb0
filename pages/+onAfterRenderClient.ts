export { onAfterRenderClient } from "#components/frame/pageTransition.ts";
