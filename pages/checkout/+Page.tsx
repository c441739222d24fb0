export { CheckoutPage as Page } from "./CheckoutPage.tsx";
