// Types and mutations of WooGraphQL that the embedded shop resolves completely, and the exceptions.

/** Interfaces, whose fields must be in the schema. */
export const WALKED_INTERFACES = [
  "Product",
  "ProductUnion",
  "ProductVariation",
  "ProductAttribute",
  "TermNode",
  "CartItem",
  "PaymentTokenInterface",
];

/** Types of which a query returns an object, with all fields. */
export const WALKED_TYPES = [
  "SimpleProduct",
  "VariableProduct",
  "ExternalProduct",
  "GroupProduct",
  "SimpleProductVariation",
  "ProductCategory",
  "ProductTag",
  "ProductType",
  "VisibleProduct",
  "PaColor",
  "PaSize",
  "GlobalProductAttribute",
  "LocalProductAttribute",
  "VariationAttribute",
  "Comment",
  "CommentAuthor",
  "Cart",
  "SimpleCartItem",
  "CartFee",
  "CartTax",
  "CartTaxLine",
  "AppliedCoupon",
  "ShippingPackage",
  "ShippingRate",
  "PaymentGateway",
  "Customer",
  "CustomerAddress",
  "MetaData",
  "Order",
  "LineItem",
  "ShippingLine",
  "ShippingMethod",
  "CouponLine",
  "FeeLine",
  "TaxLine",
  "TaxRate",
  "OrderItemTax",
  "DownloadableItem",
];

const NO_DOWNLOADS = "the shop has no files";
const NO_METHODS = "the shop stores no payment methods";

/** Types of which the shop has no object that a customer may read, with reasons. */
export const WITHOUT_OBJECTS: Record<string, string> = {
  Coupon: "WooCommerce shows coupons to its staff only",
  OrderNote: "the shop writes no notes to customers",
  Refund: "the shop refunds nothing",
  ProductDownload: NO_DOWNLOADS,
  PaymentTokenCC: NO_METHODS,
  PaymentTokenECheck: NO_METHODS,
};

const THEME = "a shop without a theme loads no scripts and styles";
const REGISTRATION = "it describes WordPress's own registrations, not the shop";

/** Fields that the schema leaves out, by name or "Type.field", with reasons. */
export const LEFT_OUT: Record<string, string> = {
  enqueuedScripts: THEME,
  enqueuedStylesheets: THEME,
  template: THEME,
  contentType: REGISTRATION,
  taxonomy: REGISTRATION,
};

/** Fields that always fail in WooGraphQL, as in the embedded shop. */
export const FAILING: Record<string, string> = {
  "SimpleCartItem.id": "WooGraphQL has no resolver for it",
};

const STAFF = "WooCommerce shows it to its staff only";
const EDITOR = "WordPress shows it to its editors only";
const NO_PARENT = "only a variation has one";
const NO_PRICE = "a group has no price and no tax of its own";
const NO_ANSWERS = "the shop writes no answers to reviews";
const UNUSED = "the shop's data has none, as most shops";

/** Fields that are null in every response to a guest or customer, with reasons. */
export const NULL_FOR_CUSTOMERS: Record<string, string> = {
  catalogVisibility: STAFF,
  totalSales: STAFF,
  desiredSlug: EDITOR,
  editingLockedBy: EDITOR,
  enclosure: EDITOR,
  lastEditedBy: EDITOR,
  password: EDITOR,
  previewRevisionDatabaseId: EDITOR,
  previewRevisionId: EDITOR,
  termGroupId: EDITOR,
  purchaseNote: UNUSED,
  downloads: NO_DOWNLOADS,
  itemDownloads: NO_DOWNLOADS,
  "DownloadableItem.accessExpires": NO_DOWNLOADS,
  "DownloadableItem.download": NO_DOWNLOADS,
  "DownloadableItem.downloadNonce": NO_DOWNLOADS,
  "DownloadableItem.downloadsRemaining": NO_DOWNLOADS,
  "DownloadableItem.downloadUrl": NO_DOWNLOADS,
  "DownloadableItem.url": NO_DOWNLOADS,
  "SimpleProduct.metaData": UNUSED,
  "VariableProduct.metaData": UNUSED,
  "ExternalProduct.metaData": UNUSED,
  "GroupProduct.metaData": UNUSED,
  "SimpleProductVariation.metaData": UNUSED,
  "FeeLine.metaData": UNUSED,
  "TaxLine.metaData": UNUSED,
  "Customer.metaData": "it has WordPress's own preferences of the account, which the shop lacks",
  "CouponLine.metaData": "it has WooCommerce's own number of the coupon, which the shop lacks",
  "CouponLine.coupon": STAFF,
  "OrderItemTax.amount": "WooGraphQL fills it for no item",
  "OrderItemTax.taxLine": "WooGraphQL looks for it under the number of the rate",
  "SimpleProduct.parent": NO_PARENT,
  "VariableProduct.parent": NO_PARENT,
  "ExternalProduct.parent": NO_PARENT,
  "GroupProduct.parent": NO_PARENT,
  "SimpleProduct.defaultAttributes":
    "WooGraphQL repeats the attributes here, of which a simple product chooses none",
  "ExternalProduct.defaultAttributes": "only a variable product chooses options",
  "GroupProduct.defaultAttributes": "only a variable product chooses options",
  "GroupProduct.regularPrice": NO_PRICE,
  "GroupProduct.salePrice": NO_PRICE,
  "GroupProduct.taxClass": NO_PRICE,
  "GroupProduct.taxStatus": NO_PRICE,
  "SimpleProductVariation.hasAttributes": "WooGraphQL has it for no variation",
  "SimpleProductVariation.shippingClass": UNUSED,
  "SimpleProductVariation.shippingClassId": UNUSED,
  "SimpleProductVariation.shortDescription": "a variation has none",
  "ProductTag.description": UNUSED,
  "ProductType.description": "WooCommerce's own terms have none",
  "VisibleProduct.description": "WooCommerce's own terms have none",
  "Comment.agent": STAFF,
  "Comment.authorIp": STAFF,
  "Comment.karma": UNUSED,
  "Comment.parent": NO_ANSWERS,
  "Comment.parentId": NO_ANSWERS,
  "CommentAuthor.email": STAFF,
  "PaymentGateway.icon": "WooCommerce's own payment methods have none",
  "Order.orderVersion": "the shop is no release of WooCommerce",
  "Order.parent": "only a plugin's renewals have one",
};

/** Mutations of shoppers that a customer is always refused, with WooGraphQL's reasons. */
export const REFUSED: Record<string, { input: string; message: string }> = {
  addFee: {
    input: '{ name: "Wrapping", amount: 2 }',
    message: "You do not have the appropriate capabilities to perform this action.",
  },
  registerUser: {
    input: '{ username: "walker" }',
    message: "User registration is currently not allowed.",
  },
  restoreReview: {
    input: '{ id: "Y29tbWVudDox" }',
    message: "Sorry, you are not allowed to restore this comment.",
  },
  deletePaymentMethod: { input: "{ tokenId: 1 }", message: "Invalid payment method." },
  setDefaultPaymentMethod: { input: "{ tokenId: 1 }", message: "Invalid payment method." },
};

/** Mutations of the shop's staff and of WordPress's contents, which no storefront sends. */
export const STAFF_MUTATIONS = new RegExp(
  `^(?:(?:create|delete|update|restore)(?:Category|Comment|Coupon|MediaItem|Order\\w*|Pa[A-Z]\\w*|
Page|Post\\w*|Product\\w*|Refund|Settings?|WCSettings?|Shipping\\w*|Tag|Tax\\w*|VisibleProduct)|
(?:create|delete)User|clearShippingZoneLocations|updateMethodOnShippingZone|
addMethodToShippingZone|removeMethodFromShippingZone|increaseCount)$`.replaceAll("\n", ""),
);
