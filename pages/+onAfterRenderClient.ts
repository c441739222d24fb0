export { onAfterRenderClient } from "#components/navigation/pageTransition.ts";
