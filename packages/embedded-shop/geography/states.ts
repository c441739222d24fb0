// States of countries.

/**
 * States of each country, as "code name, code name". The codes are WooCommerce's: mostly those of
 * ISO 3166-2, but China and Japan have numbers, and Ireland, Mexico and parts of India have other
 * codes. A country that is not here has no list, and its state is typed.
 */
const STATES: Record<string, string> = {
  AU: `
    ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland,
    SA South Australia, TAS Tasmania, VIC Victoria, WA Western Australia`,
  BD: `
    BD-05 Bagerhat, BD-01 Bandarban, BD-02 Barguna, BD-06 Barishal, BD-07 Bhola, BD-03 Bogura,
    BD-04 Brahmanbaria, BD-09 Chandpur, BD-10 Chattogram, BD-12 Chuadanga, BD-11 Cox's Bazar,
    BD-08 Cumilla, BD-13 Dhaka, BD-14 Dinajpur, BD-15 Faridpur, BD-16 Feni, BD-19 Gaibandha,
    BD-18 Gazipur, BD-17 Gopalganj, BD-20 Habiganj, BD-21 Jamalpur, BD-22 Jashore, BD-25
    Jhalokati, BD-23 Jhenaidah, BD-24 Joypurhat, BD-29 Khagrachhari, BD-27 Khulna, BD-26
    Kishoreganj, BD-28 Kurigram, BD-30 Kushtia, BD-31 Lakshmipur, BD-32 Lalmonirhat, BD-36
    Madaripur, BD-37 Magura, BD-33 Manikganj, BD-39 Meherpur, BD-38 Moulvibazar, BD-35
    Munshiganj, BD-34 Mymensingh, BD-48 Naogaon, BD-43 Narail, BD-40 Narayanganj, BD-42
    Narsingdi, BD-44 Natore, BD-45 Nawabganj, BD-41 Netrakona, BD-46 Nilphamari, BD-47
    Noakhali, BD-49 Pabna, BD-52 Panchagarh, BD-51 Patuakhali, BD-50 Pirojpur, BD-53 Rajbari,
    BD-54 Rajshahi, BD-56 Rangamati, BD-55 Rangpur, BD-58 Satkhira, BD-62 Shariatpur, BD-57
    Sherpur, BD-59 Sirajganj, BD-61 Sunamganj, BD-60 Sylhet, BD-63 Tangail, BD-64 Thakurgaon`,
  BG: `
    BG-01 Blagoevgrad, BG-02 Burgas, BG-08 Dobrich, BG-07 Gabrovo, BG-26 Haskovo, BG-09
    Kardzhali, BG-10 Kyustendil, BG-11 Lovech, BG-12 Montana, BG-13 Pazardzhik, BG-14 Pernik,
    BG-15 Pleven, BG-16 Plovdiv, BG-17 Razgrad, BG-18 Ruse, BG-27 Shumen, BG-19 Silistra,
    BG-20 Sliven, BG-21 Smolyan, BG-23 Sofia, BG-22 Sofia-Grad, BG-24 Stara Zagora, BG-25
    Targovishte, BG-03 Varna, BG-04 Veliko Tarnovo, BG-05 Vidin, BG-06 Vratsa, BG-28 Yambol`,
  BR: `
    AC Acre, AL Alagoas, AP Amapá, AM Amazonas, BA Bahia, CE Ceará, DF Distrito Federal, ES
    Espírito Santo, GO Goiás, MA Maranhão, MT Mato Grosso, MS Mato Grosso do Sul, MG Minas Gerais,
    PA Pará, PB Paraíba, PR Paraná, PE Pernambuco, PI Piauí, RJ Rio de Janeiro, RN Rio Grande do
    Norte, RS Rio Grande do Sul, RO Rondônia, RR Roraima, SC Santa Catarina, SP São Paulo, SE
    Sergipe, TO Tocantins`,
  CA: `
    AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador,
    NT Northwest Territories, NS Nova Scotia, NU Nunavut, ON Ontario, PE Prince Edward Island, QC
    Quebec, SK Saskatchewan, YT Yukon Territory`,
  CH: `
    AG Aargau, AR Appenzell Ausserrhoden, AI Appenzell Innerrhoden, BL Basel-Landschaft, BS
    Basel-Stadt, BE Bern, FR Fribourg, GE Geneva, GL Glarus, GR Graubünden, JU Jura, LU
    Luzern, NE Neuchâtel, NW Nidwalden, OW Obwalden, SH Schaffhausen, SZ Schwyz, SO Solothurn,
    SG St. Gallen, TG Thurgau, TI Ticino, UR Uri, VS Valais, VD Vaud, ZG Zug, ZH Zürich`,
  CN: `
    CN1 Yunnan / 云南, CN2 Beijing / 北京, CN3 Tianjin / 天津, CN4 Hebei / 河北, CN5 Shanxi / 山西, CN6
    Inner Mongolia / 內蒙古, CN7 Liaoning / 辽宁, CN8 Jilin / 吉林, CN9 Heilongjiang / 黑龙江, CN10 Shanghai
    / 上海, CN11 Jiangsu / 江苏, CN12 Zhejiang / 浙江, CN13 Anhui / 安徽, CN14 Fujian / 福建, CN15 Jiangxi /
    江西, CN16 Shandong / 山东, CN17 Henan / 河南, CN18 Hubei / 湖北, CN19 Hunan / 湖南, CN20 Guangdong /
    广东, CN21 Guangxi Zhuang / 广西壮族, CN22 Hainan / 海南, CN23 Chongqing / 重庆, CN24 Sichuan / 四川, CN25
    Guizhou / 贵州, CN26 Shaanxi / 陕西, CN27 Gansu / 甘肃, CN28 Qinghai / 青海, CN29 Ningxia Hui / 宁夏,
    CN30 Macao / 澳门, CN31 Tibet / 西藏, CN32 Xinjiang / 新疆`,
  DE: `
    DE-BW Baden-Württemberg, DE-BY Bavaria, DE-BE Berlin, DE-BB Brandenburg, DE-HB Bremen, DE-HH
    Hamburg, DE-HE Hesse, DE-MV Mecklenburg-Vorpommern, DE-NI Lower Saxony, DE-NW North
    Rhine-Westphalia, DE-RP Rhineland-Palatinate, DE-SL Saarland, DE-SN Saxony, DE-ST
    Saxony-Anhalt, DE-SH Schleswig-Holstein, DE-TH Thuringia`,
  ES: `
    C A Coruña, VI Araba/Álava, AB Albacete, A Alicante, AL Almería, O Asturias, AV Ávila, BA
    Badajoz, PM Baleares, B Barcelona, BU Burgos, CC Cáceres, CA Cádiz, S Cantabria, CS Castellón,
    CE Ceuta, CR Ciudad Real, CO Córdoba, CU Cuenca, GI Girona, GR Granada, GU Guadalajara, SS
    Gipuzkoa, H Huelva, HU Huesca, J Jaén, LO La Rioja, GC Las Palmas, LE León, L Lleida, LU Lugo,
    M Madrid, MA Málaga, ML Melilla, MU Murcia, NA Navarra, OR Ourense, P Palencia, PO Pontevedra,
    SA Salamanca, TF Santa Cruz de Tenerife, SG Segovia, SE Sevilla, SO Soria, T Tarragona, TE
    Teruel, TO Toledo, V Valencia, VA Valladolid, BI Biscay, ZA Zamora, Z Zaragoza`,
  GH: `
    AF Ahafo, AH Ashanti, BA Brong-Ahafo, BO Bono, BE Bono East, CP Central, EP Eastern, AA
    Greater Accra, NE North East, NP Northern, OT Oti, SV Savannah, UE Upper East, UW Upper
    West, TV Volta, WP Western, WN Western North`,
  GR: `
    I Attica, A East Macedonia and Thrace, B Central Macedonia, C West Macedonia, D Epirus, E
    Thessaly, F Ionian Islands, G West Greece, H Central Greece, J Peloponnese, K North
    Aegean, L South Aegean, M Crete`,
  HU: `
    BK Bács-Kiskun, BE Békés, BA Baranya, BZ Borsod-Abaúj-Zemplén, BU Budapest, CS
    Csongrád-Csanád, FE Fejér, GS Győr-Moson-Sopron, HB Hajdú-Bihar, HE Heves, JN
    Jász-Nagykun-Szolnok, KE Komárom-Esztergom, NO Nógrád, PE Pest, SO Somogy, SZ
    Szabolcs-Szatmár-Bereg, TO Tolna, VA Vas, VE Veszprém, ZA Zala`,
  IE: `
    CW Carlow, CN Cavan, CE Clare, CO Cork, DL Donegal, D Dublin, G Galway, KY Kerry, KE Kildare,
    KK Kilkenny, LS Laois, LM Leitrim, LK Limerick, LD Longford, LH Louth, MO Mayo, MH Meath, MN
    Monaghan, OY Offaly, RN Roscommon, SO Sligo, TA Tipperary, WD Waterford, WH Westmeath, WX
    Wexford, WW Wicklow`,
  IN: `
    AP Andhra Pradesh, AR Arunachal Pradesh, AS Assam, BR Bihar, CT Chhattisgarh, GA Goa, GJ
    Gujarat, HR Haryana, HP Himachal Pradesh, JK Jammu and Kashmir, JH Jharkhand, KA Karnataka, KL
    Kerala, LA Ladakh, MP Madhya Pradesh, MH Maharashtra, MN Manipur, ML Meghalaya, MZ Mizoram, NL
    Nagaland, OR Odisha, PB Punjab, RJ Rajasthan, SK Sikkim, TN Tamil Nadu, TS Telangana, TR
    Tripura, UK Uttarakhand, UP Uttar Pradesh, WB West Bengal, AN Andaman and Nicobar Islands, CH
    Chandigarh, DN Dadra and Nagar Haveli, DD Daman and Diu, DL Delhi, LD Lakshadeep, PY
    Pondicherry (Puducherry)`,
  IT: `
    AG Agrigento, AL Alessandria, AN Ancona, AO Aosta, AR Arezzo, AP Ascoli Piceno, AT Asti, AV
    Avellino, BA Bari, BT Barletta-Andria-Trani, BL Belluno, BN Benevento, BG Bergamo, BI Biella,
    BO Bologna, BZ Bolzano, BS Brescia, BR Brindisi, CA Cagliari, CL Caltanissetta, CB Campobasso,
    CE Caserta, CT Catania, CZ Catanzaro, CH Chieti, CO Como, CS Cosenza, CR Cremona, KR Crotone,
    CN Cuneo, EN Enna, FM Fermo, FE Ferrara, FI Firenze, FG Foggia, FC Forlì-Cesena, FR Frosinone,
    GE Genova, GO Gorizia, GR Grosseto, IM Imperia, IS Isernia, SP La Spezia, AQ L'Aquila, LT
    Latina, LE Lecce, LC Lecco, LI Livorno, LO Lodi, LU Lucca, MC Macerata, MN Mantova, MS
    Massa-Carrara, MT Matera, ME Messina, MI Milano, MO Modena, MB Monza e della Brianza, NA
    Napoli, NO Novara, NU Nuoro, OR Oristano, PD Padova, PA Palermo, PR Parma, PV Pavia, PG
    Perugia, PU Pesaro e Urbino, PE Pescara, PC Piacenza, PI Pisa, PT Pistoia, PN Pordenone, PZ
    Potenza, PO Prato, RG Ragusa, RA Ravenna, RC Reggio Calabria, RE Reggio Emilia, RI Rieti, RN
    Rimini, RM Roma, RO Rovigo, SA Salerno, SS Sassari, SV Savona, SI Siena, SR Siracusa, SO
    Sondrio, SU Sud Sardegna, TA Taranto, TE Teramo, TR Terni, TO Torino, TP Trapani, TN Trento,
    TV Treviso, TS Trieste, UD Udine, VA Varese, VE Venezia, VB Verbano-Cusio-Ossola, VC Vercelli,
    VR Verona, VV Vibo Valentia, VI Vicenza, VT Viterbo`,
  JP: `
    JP01 Hokkaido, JP02 Aomori, JP03 Iwate, JP04 Miyagi, JP05 Akita, JP06 Yamagata, JP07
    Fukushima, JP08 Ibaraki, JP09 Tochigi, JP10 Gunma, JP11 Saitama, JP12 Chiba, JP13 Tokyo, JP14
    Kanagawa, JP15 Niigata, JP16 Toyama, JP17 Ishikawa, JP18 Fukui, JP19 Yamanashi, JP20 Nagano,
    JP21 Gifu, JP22 Shizuoka, JP23 Aichi, JP24 Mie, JP25 Shiga, JP26 Kyoto, JP27 Osaka, JP28
    Hyogo, JP29 Nara, JP30 Wakayama, JP31 Tottori, JP32 Shimane, JP33 Okayama, JP34 Hiroshima,
    JP35 Yamaguchi, JP36 Tokushima, JP37 Kagawa, JP38 Ehime, JP39 Kochi, JP40 Fukuoka, JP41 Saga,
    JP42 Nagasaki, JP43 Kumamoto, JP44 Oita, JP45 Miyazaki, JP46 Kagoshima, JP47 Okinawa`,
  KE: `
    KE01 Baringo, KE02 Bomet, KE03 Bungoma, KE04 Busia, KE05 Elgeyo-Marakwet, KE06 Embu, KE07
    Garissa, KE08 Homa Bay, KE09 Isiolo, KE10 Kajiado, KE11 Kakamega, KE12 Kericho, KE13
    Kiambu, KE14 Kilifi, KE15 Kirinyaga, KE16 Kisii, KE17 Kisumu, KE18 Kitui, KE19 Kwale, KE20
    Laikipia, KE21 Lamu, KE22 Machakos, KE23 Makueni, KE24 Mandera, KE25 Marsabit, KE26 Meru,
    KE27 Migori, KE28 Mombasa, KE29 Murang’a, KE30 Nairobi County, KE31 Nakuru, KE32 Nandi,
    KE33 Narok, KE34 Nyamira, KE35 Nyandarua, KE36 Nyeri, KE37 Samburu, KE38 Siaya, KE39
    Taita-Taveta, KE40 Tana River, KE41 Tharaka-Nithi, KE42 Trans Nzoia, KE43 Turkana, KE44
    Uasin Gishu, KE45 Vihiga, KE46 Wajir, KE47 West Pokot`,
  MX: `
    DF Ciudad de México, JA Jalisco, NL Nuevo León, AG Aguascalientes, BC Baja California, BS Baja
    California Sur, CM Campeche, CS Chiapas, CH Chihuahua, CO Coahuila, CL Colima, DG Durango, GT
    Guanajuato, GR Guerrero, HG Hidalgo, MX Estado de México, MI Michoacán, MO Morelos, NA
    Nayarit, OA Oaxaca, PU Puebla, QT Querétaro, QR Quintana Roo, SL San Luis Potosí, SI Sinaloa,
    SO Sonora, TB Tabasco, TM Tamaulipas, TL Tlaxcala, VE Veracruz, YU Yucatán, ZA Zacatecas`,
  NZ: `
    NL Northland, AK Auckland, WA Waikato, BP Bay of Plenty, TK Taranaki, GI Gisborne, HB
    Hawke’s Bay, MW Manawatu-Wanganui, WE Wellington, NS Nelson, MB Marlborough, TM Tasman, WC
    West Coast, CT Canterbury, OT Otago, SL Southland`,
  PK: `
    JK Azad Kashmir, BA Balochistan, TA FATA, GB Gilgit Baltistan, IS Islamabad Capital
    Territory, KP Khyber Pakhtunkhwa, PB Punjab, SD Sindh`,
  UG: `
    UG314 Abim, UG301 Adjumani, UG322 Agago, UG323 Alebtong, UG315 Amolatar, UG324 Amudat,
    UG216 Amuria, UG316 Amuru, UG302 Apac, UG303 Arua, UG217 Budaka, UG218 Bududa, UG201
    Bugiri, UG235 Bugweri, UG420 Buhweju, UG117 Buikwe, UG219 Bukedea, UG118 Bukomansimbi,
    UG220 Bukwa, UG225 Bulambuli, UG416 Buliisa, UG401 Bundibugyo, UG430 Bunyangabu, UG402
    Bushenyi, UG202 Busia, UG221 Butaleja, UG119 Butambala, UG233 Butebo, UG120 Buvuma, UG226
    Buyende, UG317 Dokolo, UG121 Gomba, UG304 Gulu, UG403 Hoima, UG417 Ibanda, UG203 Iganga,
    UG418 Isingiro, UG204 Jinja, UG318 Kaabong, UG404 Kabale, UG405 Kabarole, UG213
    Kaberamaido, UG427 Kagadi, UG428 Kakumiro, UG101 Kalangala, UG222 Kaliro, UG122 Kalungu,
    UG102 Kampala, UG205 Kamuli, UG413 Kamwenge, UG414 Kanungu, UG206 Kapchorwa, UG236
    Kapelebyong, UG126 Kasanda, UG406 Kasese, UG207 Katakwi, UG112 Kayunga, UG407 Kibaale,
    UG103 Kiboga, UG227 Kibuku, UG432 Kikuube, UG419 Kiruhura, UG421 Kiryandongo, UG408
    Kisoro, UG305 Kitgum, UG319 Koboko, UG325 Kole, UG306 Kotido, UG208 Kumi, UG333 Kwania,
    UG228 Kween, UG123 Kyankwanzi, UG422 Kyegegwa, UG415 Kyenjojo, UG125 Kyotera, UG326 Lamwo,
    UG307 Lira, UG229 Luuka, UG104 Luwero, UG124 Lwengo, UG114 Lyantonde, UG223 Manafwa, UG320
    Maracha, UG105 Masaka, UG409 Masindi, UG214 Mayuge, UG209 Mbale, UG410 Mbarara, UG423
    Mitooma, UG115 Mityana, UG308 Moroto, UG309 Moyo, UG106 Mpigi, UG107 Mubende, UG108
    Mukono, UG334 Nabilatuk, UG311 Nakapiripirit, UG116 Nakaseke, UG109 Nakasongola, UG230
    Namayingo, UG234 Namisindwa, UG224 Namutumba, UG327 Napak, UG310 Nebbi, UG231 Ngora, UG424
    Ntoroko, UG411 Ntungamo, UG328 Nwoya, UG331 Omoro, UG329 Otuke, UG321 Oyam, UG312 Pader,
    UG332 Pakwach, UG210 Pallisa, UG110 Rakai, UG429 Rubanda, UG425 Rubirizi, UG431 Rukiga,
    UG412 Rukungiri, UG111 Sembabule, UG232 Serere, UG426 Sheema, UG215 Sironko, UG211 Soroti,
    UG212 Tororo, UG113 Wakiso, UG313 Yumbe, UG330 Zombo`,
  US: `
    AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE
    Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois,
    IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA
    Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE
    Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North
    Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island,
    SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia,
    WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming, AA Armed Forces (AA), AE Armed
    Forces (AE), AP Armed Forces (AP)`,
  ZA: `
    EC Eastern Cape, FS Free State, GP Gauteng, KZN KwaZulu-Natal, LP Limpopo, MP Mpumalanga,
    NC Northern Cape, NW North West, WC Western Cape`,
};

/** State (or province) of a country, with its code in addresses. */
export type CountryState = { code: string; name: string };

/** Returns a country's states; empty for a country without a list. */
export function statesOf(country: string): CountryState[] {
  return (STATES[country] ?? "")
    .split(",")
    .map((entry) => /^(\S+) (.+)$/.exec(entry.trim().replaceAll(/\s+/g, " ")))
    .flatMap((match) => (match ? [{ code: match[1] ?? "", name: match[2] ?? "" }] : []));
}
