/** The element that holds a listing's facets, which the button of the phone's drawer opens. */
export const FACETS_ID = "facets";

/** The forms of a listing's facets and of its order, for fields that stand elsewhere. */
export const FACET_FORM_ID = "facet-form";
export const ORDER_FORM_ID = "order-form";
