export { keepScrollPosition } from "#components/frame/pageTransition.ts";
