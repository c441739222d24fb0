export { ReviewForm as reviewForm } from "#components/product/ReviewForm.tsx";
