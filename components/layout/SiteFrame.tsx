import type { ReactNode } from "react";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { usePageContext } from "vike-react/usePageContext";
import { CartNotice } from "#components/cart/CartNotice.tsx";
import { CartSync } from "#components/cart/CartSync.tsx";
import { usePageQuery } from "#relay/usePageQuery.ts";
import type { SiteFooter_query$key } from "#__generated__/SiteFooter_query.graphql.ts";
import type { SiteHeader_query$key } from "#__generated__/SiteHeader_query.graphql.ts";
import { ContentBoundary } from "./ContentBoundary.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import { UnloadedNotice } from "./UnloadedNotice.tsx";
import "./tokens.css";
import "./fonts.css";
import "./base.css";

/** Every page's query spreads the frame's two fragments. */
type FramedQuery = OperationType & { response: SiteHeader_query$key & SiteFooter_query$key };

/** Header, page and footer; without the page's data they stand without their departments. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { config, loaded } = usePageContext();
  const { query } = config;
  const hasData = query !== undefined && (loaded?.payload !== undefined || query.isPersonal);
  if (!hasData) return <Frame data={null}>{children}</Frame>;
  return <FrameWithData document={query.document}>{children}</FrameWithData>;
}

function FrameWithData(props: { document: GraphQLTaggedNode; children: ReactNode }) {
  const data = usePageQuery<FramedQuery>(props.document);
  return <Frame data={data}>{props.children}</Frame>;
}

function Frame({ data, children }: { data: FramedQuery["response"] | null; children: ReactNode }) {
  const pageContext = usePageContext();
  return (
    <>
      <SiteHeader query={data} />
      <UnloadedNotice />
      <main id="main" tabIndex={-1}>
        <ContentBoundary visit={pageContext}>{children}</ContentBoundary>
      </main>
      <SiteFooter query={data} />
      <CartNotice />
      <CartSync />
    </>
  );
}
