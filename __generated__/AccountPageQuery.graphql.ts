/**
 * @generated SignedSource<<72bc3c15402bac3352807240cd94a471>>
 * @relayHash bbcdc5bc608d03e9fa41a812e7ef608d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd813c3b3c9b65cbdc55aa7ba0313be64a5b70c59381e1bd4898d9b20058780b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CountriesEnum = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
export type AccountPageQuery$variables = {
  billingCountry: CountriesEnum;
  hasPopular: boolean;
  knowsCountries: boolean;
  shippingCountry: CountriesEnum;
};
export type AccountPageQuery$data = {
  readonly popular?: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ProductGrid_products">;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SiteFooter_query" | "SiteHeader_query" | "useCountryStates_query">;
};
export type AccountPageQuery = {
  response: AccountPageQuery$data;
  variables: AccountPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "billingCountry"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasPopular"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "knowsCountries"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "shippingCountry"
},
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 4
  },
  {
    "kind": "Literal",
    "name": "where",
    "value": {
      "orderby": [
        {
          "field": "POPULARITY",
          "order": "DESC"
        }
      ],
      "status": "publish",
      "visibility": "VISIBLE"
    }
  }
],
v5 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v6 = {
  "kind": "ScalarField",
  "name": "slug"
},
v7 = {
  "kind": "ScalarField",
  "name": "name"
},
v8 = {
  "kind": "ScalarField",
  "name": "sourceUrl"
},
v9 = {
  "kind": "ScalarField",
  "name": "srcSet"
},
v10 = {
  "kind": "ScalarField",
  "name": "id"
},
v11 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v12 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v13 = [
  {
    "kind": "ScalarField",
    "name": "code"
  },
  (v7/*:: as any*/)
],
v14 = {
  "kind": "ScalarField",
  "name": "purchasable"
},
v15 = {
  "kind": "ScalarField",
  "name": "price"
},
v16 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "stockStatus"
    }
  ],
  "type": "InventoriedProduct",
  "abstractKey": "__isInventoriedProduct"
},
v17 = {
  "alias": "raw",
  "args": [
    {
      "kind": "Literal",
      "name": "format",
      "value": "RAW"
    }
  ],
  "kind": "ScalarField",
  "name": "price",
  "storageKey": "price(format:\"RAW\")"
},
v18 = [
  (v5/*:: as any*/)
],
v19 = {
  "kind": "ScalarField",
  "name": "options"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "AccountPageQuery",
    "selections": [
      {
        "kind": "FragmentSpread",
        "name": "SiteHeader_query"
      },
      {
        "kind": "FragmentSpread",
        "name": "SiteFooter_query"
      },
      {
        "kind": "FragmentSpread",
        "name": "useCountryStates_query"
      },
      {
        "condition": "hasPopular",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "popular",
            "args": (v4/*:: as any*/),
            "concreteType": "RootQueryToProductConnection",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "ProductGrid_products"
                  }
                ]
              }
            ],
            "storageKey": "products(first:4,where:{\"orderby\":[{\"field\":\"POPULARITY\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
          }
        ]
      }
    ],
    "type": "RootQuery"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AccountPageQuery",
    "selections": [
      {
        "args": [
          (v5/*:: as any*/),
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "hideEmpty": true,
              "parent": 0
            }
          }
        ],
        "concreteType": "RootQueryToProductCategoryConnection",
        "kind": "LinkedField",
        "name": "productCategories",
        "plural": false,
        "selections": [
          {
            "concreteType": "ProductCategory",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "menuOrder"
              },
              {
                "concreteType": "MediaItem",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/)
                ]
              },
              (v10/*:: as any*/)
            ]
          }
        ],
        "storageKey": "productCategories(first:100,where:{\"hideEmpty\":true,\"parent\":0})"
      },
      {
        "alias": "saleItems",
        "args": [
          (v11/*:: as any*/),
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "onSale": true,
              "orderby": [
                {
                  "field": "DATE",
                  "order": "DESC"
                }
              ],
              "status": "publish",
              "visibility": "VISIBLE"
            }
          }
        ],
        "concreteType": "RootQueryToProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": [
          {
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
              (v10/*:: as any*/)
            ]
          }
        ],
        "storageKey": "products(first:1,where:{\"onSale\":true,\"orderby\":[{\"field\":\"DATE\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
      },
      {
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 14
          },
          {
            "kind": "Literal",
            "name": "where",
            "value": {
              "hasPassword": false,
              "orderby": [
                {
                  "field": "MENU_ORDER",
                  "order": "ASC"
                }
              ],
              "parent": "0"
            }
          }
        ],
        "concreteType": "RootQueryToPageConnection",
        "kind": "LinkedField",
        "name": "pages",
        "plural": false,
        "selections": [
          {
            "concreteType": "Page",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "title"
              },
              {
                "kind": "ScalarField",
                "name": "uri"
              },
              {
                "kind": "ScalarField",
                "name": "isPostsPage"
              },
              {
                "kind": "ScalarField",
                "name": "isPrivacyPage"
              },
              (v10/*:: as any*/)
            ]
          }
        ],
        "storageKey": "pages(first:14,where:{\"hasPassword\":false,\"orderby\":[{\"field\":\"MENU_ORDER\",\"order\":\"ASC\"}],\"parent\":\"0\"})"
      },
      {
        "condition": "knowsCountries",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "shippingStates",
            "args": [
              {
                "kind": "Variable",
                "name": "country",
                "variableName": "shippingCountry"
              }
            ],
            "concreteType": "CountryState",
            "kind": "LinkedField",
            "name": "countryStates",
            "plural": true,
            "selections": (v13/*:: as any*/)
          },
          {
            "alias": "billingStates",
            "args": [
              {
                "kind": "Variable",
                "name": "country",
                "variableName": "billingCountry"
              }
            ],
            "concreteType": "CountryState",
            "kind": "LinkedField",
            "name": "countryStates",
            "plural": true,
            "selections": (v13/*:: as any*/)
          }
        ]
      },
      {
        "condition": "hasPopular",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "popular",
            "args": (v4/*:: as any*/),
            "concreteType": "RootQueryToProductConnection",
            "kind": "LinkedField",
            "name": "products",
            "plural": false,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v12/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isProduct"
                  },
                  (v10/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "sku"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "onSale"
                  },
                  (v14/*:: as any*/),
                  {
                    "concreteType": "MediaItem",
                    "kind": "LinkedField",
                    "name": "image",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "altText"
                      },
                      (v10/*:: as any*/)
                    ]
                  },
                  {
                    "args": [
                      (v11/*:: as any*/)
                    ],
                    "concreteType": "ProductToMediaItemConnection",
                    "kind": "LinkedField",
                    "name": "galleryImages",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "MediaItem",
                        "kind": "LinkedField",
                        "name": "nodes",
                        "plural": true,
                        "selections": [
                          (v8/*:: as any*/),
                          (v10/*:: as any*/)
                        ]
                      }
                    ],
                    "storageKey": "galleryImages(first:1)"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "databaseId"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v15/*:: as any*/)
                    ],
                    "type": "ProductWithPricing",
                    "abstractKey": "__isProductWithPricing"
                  },
                  (v16/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "keysIn",
                            "value": [
                              "vitrine_unit_price",
                              "vitrine_lowest_price"
                            ]
                          }
                        ],
                        "concreteType": "MetaData",
                        "kind": "LinkedField",
                        "name": "metaData",
                        "plural": true,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "key"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "value"
                          },
                          (v10/*:: as any*/)
                        ],
                        "storageKey": "metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"])"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "regularPrice"
                          },
                          (v17/*:: as any*/)
                        ],
                        "type": "ProductWithPricing",
                        "abstractKey": "__isProductWithPricing"
                      }
                    ],
                    "type": "ProductUnion",
                    "abstractKey": "__isProductUnion"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": "stated",
                        "args": (v18/*:: as any*/),
                        "concreteType": "ProductWithAttributesToProductAttributeConnection",
                        "kind": "LinkedField",
                        "name": "attributes",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "LinkedField",
                            "name": "nodes",
                            "plural": true,
                            "selections": [
                              (v12/*:: as any*/),
                              (v19/*:: as any*/),
                              (v10/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "attributes(first:100)"
                      },
                      {
                        "args": (v18/*:: as any*/),
                        "concreteType": "GroupProductToProductUnionConnection",
                        "kind": "LinkedField",
                        "name": "products",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "LinkedField",
                            "name": "nodes",
                            "plural": true,
                            "selections": [
                              (v12/*:: as any*/),
                              (v7/*:: as any*/),
                              (v14/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v15/*:: as any*/),
                                  (v17/*:: as any*/)
                                ],
                                "type": "ProductWithPricing",
                                "abstractKey": "__isProductWithPricing"
                              },
                              (v16/*:: as any*/),
                              (v10/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "products(first:100)"
                      }
                    ],
                    "type": "GroupProduct"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "first",
                            "value": 6
                          }
                        ],
                        "concreteType": "ProductWithAttributesToProductAttributeConnection",
                        "kind": "LinkedField",
                        "name": "attributes",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "LinkedField",
                            "name": "nodes",
                            "plural": true,
                            "selections": [
                              (v12/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "label"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "variation"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "visible"
                              },
                              {
                                "kind": "TypeDiscriminator",
                                "abstractKey": "__isProductAttribute"
                              },
                              (v19/*:: as any*/),
                              {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "args": [
                                      (v5/*:: as any*/),
                                      {
                                        "kind": "Literal",
                                        "name": "where",
                                        "value": {
                                          "order": "ASC",
                                          "orderby": "MENU_ORDER"
                                        }
                                      }
                                    ],
                                    "concreteType": "GlobalProductAttributeToTermNodeConnection",
                                    "kind": "LinkedField",
                                    "name": "terms",
                                    "plural": false,
                                    "selections": [
                                      {
                                        "kind": "LinkedField",
                                        "name": "nodes",
                                        "plural": true,
                                        "selections": [
                                          (v12/*:: as any*/),
                                          (v6/*:: as any*/),
                                          (v7/*:: as any*/),
                                          {
                                            "kind": "ScalarField",
                                            "name": "description"
                                          },
                                          (v10/*:: as any*/)
                                        ]
                                      }
                                    ],
                                    "storageKey": "terms(first:100,where:{\"order\":\"ASC\",\"orderby\":\"MENU_ORDER\"})"
                                  }
                                ],
                                "type": "GlobalProductAttribute"
                              },
                              (v10/*:: as any*/)
                            ]
                          }
                        ],
                        "storageKey": "attributes(first:6)"
                      }
                    ],
                    "type": "ProductWithAttributes",
                    "abstractKey": "__isProductWithAttributes"
                  }
                ]
              }
            ],
            "storageKey": "products(first:4,where:{\"orderby\":[{\"field\":\"POPULARITY\",\"order\":\"DESC\"}],\"status\":\"publish\",\"visibility\":\"VISIBLE\"})"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "bbcdc5bc608d03e9fa41a812e7ef608d",
    "id": "bd813c3b3c9b65cbdc55aa7ba0313be64a5b70c59381e1bd4898d9b20058780b",
    "metadata": {},
    "name": "AccountPageQuery",
    "operationKind": "query",
    "text": "query AccountPageQuery($knowsCountries:Boolean!,$hasPopular:Boolean!,$shippingCountry:CountriesEnum!,$billingCountry:CountriesEnum!){...SiteHeader_query,...SiteFooter_query,...useCountryStates_query,popular:products(first:4,where:{visibility:VISIBLE,status:\"publish\",orderby:[{field:POPULARITY,order:DESC}]})@include(if:$hasPopular){nodes{__typename,...ProductGrid_products,id}}}fragment BuyColumn_early on Product{__isProduct:__typename,databaseId}fragment CardMeta_product on ProductWithAttributes{__isProductWithAttributes:__typename,attributes(first:6){nodes{__typename,label,variation,visible,...attributeOptions_attribute,id}}}fragment CategoryNav_query on RootQuery{...TopCategoryLinks_query}fragment HeaderMenu_query on RootQuery{...TopCategoryLinks_query,...ShopLinks_query}fragment PageLinks_query on RootQuery{pages(first:14,where:{parent:\"0\",hasPassword:false,orderby:[{field:MENU_ORDER,order:ASC}]}){nodes{title,uri,isPostsPage,isPrivacyPage,id}}}fragment ProductCard_product on Product{__isProduct:__typename,slug,name,sku,onSale,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price},image{...ProductPicture_picture,id},galleryImages(first:1){nodes{sourceUrl,id}},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},...BuyColumn_early,...ProductPrice_product,...SaleTicket_product,...SetPrice_set,...CardMeta_product,...QuickAdd_product,...slotProduct_product}fragment ProductGrid_products on Product{__isProduct:__typename,id,...ProductCard_product}fragment ProductPicture_picture on MediaItem{sourceUrl,srcSet,altText}fragment ProductPrice_product on ProductUnion{__isProductUnion:__typename,onSale,purchasable,metaData(keysIn:[\"vitrine_unit_price\",\"vitrine_lowest_price\"]){key,value,id},...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice}}fragment QuickAdd_product on Product{__isProduct:__typename,__typename,databaseId,name,purchasable,...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus}}fragment SaleTicket_product on ProductUnion{__isProductUnion:__typename,...on ProductWithPricing{__isProductWithPricing:__typename,price,regularPrice,raw:price(format:RAW)}}fragment SetPrice_set on GroupProduct{stated:attributes(first:100){nodes{__typename,options,id}},products(first:100){nodes{__typename,name,purchasable,...on ProductWithPricing{__isProductWithPricing:__typename,price,raw:price(format:RAW)},...on InventoriedProduct{__isInventoriedProduct:__typename,stockStatus},id}}}fragment ShopLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,id}},saleItems:products(first:1,where:{visibility:VISIBLE,status:\"publish\",onSale:true,orderby:[{field:DATE,order:DESC}]}){nodes{__typename,id}}}fragment SiteFooter_query on RootQuery{...TopCategoryLinks_query,...PageLinks_query}fragment SiteHeader_query on RootQuery{...CategoryNav_query,...HeaderMenu_query,...ShopLinks_query}fragment TopCategoryLinks_query on RootQuery{productCategories(first:100,where:{parent:0,hideEmpty:true}){nodes{slug,name,menuOrder,image{sourceUrl,srcSet,id},id}}}fragment attributeOptions_attribute on ProductAttribute{__isProductAttribute:__typename,options,...on GlobalProductAttribute{terms(first:100,where:{orderby:MENU_ORDER,order:ASC}){nodes{__typename,slug,name,description,id}}}}fragment slotProduct_product on Product{__isProduct:__typename,databaseId,slug,name}fragment useCountryStates_query on RootQuery{shippingStates:countryStates(country:$shippingCountry)@include(if:$knowsCountries){code,name}\n  billingStates:countryStates(country:$billingCountry)@include(if:$knowsCountries){code,name}}"
  }
};
})();

(node as any).hash = "6800b55c4b4f9cfc04d8e98e1ce3cf4c";

export default node;
