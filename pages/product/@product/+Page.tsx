export { ProductPage as Page } from "./ProductPage.tsx";
