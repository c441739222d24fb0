export { WordpressPage as Page } from "./WordpressPage.tsx";
