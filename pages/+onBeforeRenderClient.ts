export { onBeforeRenderClient } from "#components/navigation/pageTransition.ts";
