export { CheckoutFooter as footer } from "#components/frame/CheckoutFooter.tsx";
