// Countries that the shop sells to, as ISO 3166-1 codes.

/** Codes in the order in which WooCommerce lists the countries, by their English names. */
const LISTED = `
  AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY PW BE BZ BJ BM BT BO BQ BA BW BV
  BR IO BN BG BF BI KH CM CA CV KY CF TD CL CN CX CC CO KM CG CD CK CR HR CU CW CY CZ DK DJ DM DO
  EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF TF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY
  HT HM HN HK HU IS IN ID IR IQ IE IM IL IT CI JM JP JE JO KZ KE KI XK KW KG LA LV LB LS LR LY LI
  LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE
  NG NU NF KP MK MP NO OM PK PS PA PG PY PE PH PN PL PT PR QA RE RO RU RW ST BL SH KN LC SX MF PM
  VC WS SM SA SN RS SC SL SG SK SI SB SO ZA GS KR SS ES LK SD SR SJ SE CH SY TW TJ TZ TH TL TG TK
  TO TT TN TR TM TC TV UG UA AE GB US UM UY UZ VU VA VE VN VG VI WF EH YE ZM ZW
`;

/** All countries, which is WooCommerce's default. */
export const allowedCountries: readonly string[] = LISTED.trim().split(/\s+/);
