export { onPageTransitionEnd } from "#components/frame/pageTransition.ts";
