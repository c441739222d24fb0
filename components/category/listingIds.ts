// Ids of a listing's elements, for labels, buttons and forms.

/** Id of the element with a listing's facets, which the drawer's button on phones opens. */
export const FACETS_ID = "facets";

/** Id of the list itself, after its facets. */
export const PRODUCTS_ID = "products";

/** Ids of the facet form and the sort form, for fields outside of them. */
export const FACET_FORM_ID = "facet-form";
export const ORDER_FORM_ID = "order-form";
