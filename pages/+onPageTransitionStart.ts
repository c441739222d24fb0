export { onPageTransitionStart } from "#components/frame/pageTransition.ts";
