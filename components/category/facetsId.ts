/** The element that holds a listing's facets, which the button of the phone's drawer opens. */
export const FACETS_ID = "facets";
