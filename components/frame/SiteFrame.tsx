import type { ComponentType, ReactNode } from "react";
import type { GraphQLTaggedNode } from "relay-runtime";
import { usePageContext } from "vike-react/usePageContext";
import { CartNotice } from "#components/cart/CartNotice.tsx";
import { CartSync } from "#components/cart/CartSync.tsx";
import type { FramedQuery } from "#relay/pageQuery.ts";
import { isBlank } from "#relay/payload.ts";
import { usePageQuery } from "#relay/usePageQuery.ts";
import { Part } from "#components/page/Part.tsx";
import "./tokens.css";
import "#theme/fonts.css";
import "./reset.css";
import "./base.css";
import "#theme/shop.css";
import { Button } from "#components/ui/Button.tsx";
import { ContentBoundary } from "./ContentBoundary.tsx";
import { PlainFrame } from "./PlainFrame.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import noticeStyles from "./UnloadedNotice.module.css";
import { t } from "#words/t.ts";

// Page layout of the shop: header, content and footer.

/**
 * Alert for a script that failed to load: the page's own, or that of the next page. Shown by
 * `components/frame/reloadNotice.ts`, which the boot script uses too.
 */
function UnloadedNotice() {
  return (
    <div id="unloaded" role="alert" hidden className={`room ${noticeStyles.notice}`}>
      <p>{t("page.partMissing")}</p>
      <Button type="button" variant="quiet" isSmall>
        {t("page.reload")}
      </Button>
    </div>
  );
}

declare global {
  namespace Vike {
    interface Config {
      /** Replaces the shop's footer on the page. */
      footer?: ComponentType;
    }
  }
}

/** Renders every page's content (children); without page data, the frame has no category links. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { config, loaded, hasPlainFrame } = usePageContext();
  if (import.meta.env.SSR && hasPlainFrame) return <PlainFrame>{children}</PlainFrame>;
  const { query } = config;
  const { payload, isEarly } = loaded ?? {};
  const isKnown = payload ? !isBlank(payload) : query?.isPersonal || isEarly;
  if (!query || !isKnown) return <Frame data={null}>{children}</Frame>;
  return <FrameWithData document={query.document}>{children}</FrameWithData>;
}

function FrameWithData(props: { document: GraphQLTaggedNode; children: ReactNode }) {
  const data = usePageQuery<FramedQuery>(props.document);
  return <Frame data={data}>{props.children}</Frame>;
}

function Frame({ data, children }: { data: FramedQuery["response"] | null; children: ReactNode }) {
  const pageContext = usePageContext();
  const { config, loaded } = pageContext;
  // A page without the backend has the shop's footer, whose links lead on to other pages.
  const Footer = loaded?.lastCart === undefined ? config.footer : undefined;
  return (
    <>
      <Part name="header">
        <SiteHeader query={data} />
      </Part>
      <UnloadedNotice />
      <main id="main" tabIndex={-1}>
        <ContentBoundary visit={pageContext} within="main">
          {children}
        </ContentBoundary>
      </main>
      <Part name="footer">{Footer ? <Footer /> : <SiteFooter query={data} />}</Part>
      <CartNotice />
      <CartSync />
    </>
  );
}
