export { CheckoutFooter as footer } from "#components/layout/CheckoutFooter.tsx";
