export { CartPage as Page } from "./CartPage.tsx";
