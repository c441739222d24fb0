import { useEffect } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { storage } from "#relay/browserStorage.ts";
import type { ShopLanguage } from "#relay/publicFacts.ts";
import { whenIdle } from "#relay/whenIdle.ts";
import { language } from "#words/language.ts";
import { localePath, pathBelow } from "#words/localePath.ts";
import { t } from "#words/t.ts";

// Links to the same page in the shop's other languages and currencies, and the offer of the browser's own.

/** Storage key of the language that was offered last, which is offered once. */
const OFFERED = "vitrine.language";

/** Returns the first of the browser's languages that a shop speaks, if it is not the page's. */
function preferred(languages: readonly ShopLanguage[]): ShopLanguage | undefined {
  const wanted = navigator.languages
    .map((tag) => tag.split("-")[0])
    .map((code) => languages.find((each) => each.language === code))
    .find(Boolean);
  return wanted?.language === language() ? undefined : wanted;
}

/** Offers the browser's language once, in a message that the shopper can close; never redirects. */
export function useLanguageOffer(languages: readonly ShopLanguage[] | undefined): void {
  useEffect(() => {
    const offered = languages && preferred(languages);
    if (!offered || storage.read(OFFERED) === offered.language) return;
    const show = async () => {
      const { showLanguageOffer } = await import("./showLanguageOffer.tsx");
      storage.write(OFFERED, offered.language);
      showLanguageOffer(offered);
    };
    // Without its script there is no offer.
    whenIdle(() => void show().catch(() => {}));
  }, [languages]);
}

/** Renders links to the same page in each currency; nothing in a shop of one. */
export function CurrencyLinks({ className }: { className?: string | undefined }) {
  const { shop, urlPathname } = usePageContext();
  if (!shop.currencies) return null;
  const own = localePath("/");
  return (
    <nav aria-label={t("footer.currencies")} className={className}>
      <ul>
        {shop.currencies.map(({ currency, prefix }) => (
          <li key={currency}>
            <a
              href={pathBelow(prefix, urlPathname)}
              rel="external nofollow"
              data-vike="false"
              aria-current={(prefix || "/") === own ? "true" : undefined}
            >
              {currency}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Renders the links; nothing in a shop of one language. The search string is another language's. */
export function LanguageLinks({ className }: { className?: string | undefined }) {
  const { shop, urlPathname } = usePageContext();
  const { languages } = shop;
  if (!languages) return null;
  return (
    <nav aria-label={t("footer.languages")} className={className}>
      <ul>
        {languages.map((each) => (
          <li key={each.language}>
            <a
              href={pathBelow(each.prefix, urlPathname)}
              rel="external"
              data-vike="false"
              lang={each.language}
              hrefLang={each.language}
              aria-current={each.language === language() ? "true" : undefined}
            >
              {each.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
