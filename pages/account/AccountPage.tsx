import { graphql } from "react-relay";
import { usePageContext } from "vike-react/usePageContext";
import type { AccountPageQuery } from "#__generated__/AccountPageQuery.graphql.ts";
import { useWords } from "#components/page/useShopTexts.ts";
import { ProductGrid } from "#components/product/ProductGrid.tsx";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { EmptyState } from "#components/ui/EmptyState.tsx";
import { SectionHeading } from "#components/ui/SectionHeading.tsx";
import { usePageQuery } from "#relay/usePageQuery.ts";
import type { ShownAccount } from "#relay/contract/account/accountData.ts";
import { AccountFrame } from "#components/account/AccountFrame.tsx";
import { AddressesView } from "#components/account/AddressesView.tsx";
import { DetailsView } from "#components/account/DetailsView.tsx";
import { DownloadsView } from "#components/account/DownloadsView.tsx";
import { FindOrderView } from "#components/account/FindOrderView.tsx";
import { ForgottenView } from "#components/account/ForgottenView.tsx";
import { OrderView } from "#components/account/OrderView.tsx";
import { OrdersView } from "#components/account/OrdersView.tsx";
import { PayView } from "#components/account/PayView.tsx";
import { ResetView } from "#components/account/ResetView.tsx";
import { SignInView } from "#components/account/SignInView.tsx";
import { useSameShopper } from "#components/checkout/useSameShopper.ts";
import { t } from "#words/t.ts";

// Account page: a view of the customer's account, or the forms to sign in or find an order.

// Frame, and the countries of the address forms. Our server fetches the customer's personal data.
const pageQuery = graphql`
  query AccountPageQuery(
    $knowsCountries: Boolean!
    $hasPopular: Boolean!
    $shippingCountry: CountriesEnum!
    $billingCountry: CountriesEnum!
  ) {
    ...SiteHeader_query
    ...SiteFooter_query
    ...useCountryStates_query
    popular: products(
      first: 4
      where: {
        visibility: VISIBLE
        status: "publish"
        orderby: [{ field: POPULARITY, order: DESC }]
      }
    ) @include(if: $hasPopular) {
      nodes {
        ...ProductGrid_products
      }
    }
  }
`;

/** The most popular products, below an order list that is empty. */
function PopularProducts() {
  const words = useWords();
  const { popular } = usePageQuery<AccountPageQuery>(pageQuery);
  if (!popular?.nodes.length) return null;
  return (
    <section>
      <SectionHeading
        title={words.popular}
        link={{ href: "/products", label: words.allProducts }}
      />
      <ProductGrid products={popular.nodes} />
    </section>
  );
}

/** Data of the views; the form that withdraws from a contract has a page of its own. */
type AccountView = Exclude<ShownAccount, { view: "withdraw" }>;

/** Renders the view that the server has chosen, or an error message without its data. */
export function AccountPage() {
  const { loaded } = usePageContext();
  const account = loaded?.payload?.data.account as AccountView | undefined;
  useSameShopper();
  if (!account) {
    return (
      <EmptyState ticket={t("header.account")}>
        <h1>{t("account.notLoaded")}</h1>
        <p>{t("account.notLoadedExplanation")}</p>
        <div>
          <ButtonLink href="/account" rel="external">
            {t("error.tryAgain")}
          </ButtonLink>
        </div>
      </EmptyState>
    );
  }
  switch (account.view) {
    case "signIn":
      return <SignInView {...account} />;
    case "findOrder":
      return <FindOrderView {...account} />;
    case "forgotten":
      return <ForgottenView />;
    case "pay":
      return <PayView id={account.id} payAt={account.payAt} />;
    case "reset":
      return <ResetView login={account.login} emailedKey={account.key} />;
    default:
      return (
        <AccountFrame view={account.view} person={account.person}>
          {viewOf(account)}
        </AccountFrame>
      );
  }
}

function viewOf(account: Extract<AccountView, { person: unknown }>) {
  switch (account.view) {
    case "orders":
      return (
        <>
          <OrdersView orders={account.orders} older={account.older} />
          {account.orders?.length === 0 && <PopularProducts />}
        </>
      );
    case "order":
      return <OrderView {...account} />;
    case "addresses":
      return <AddressesView {...account} customer={account.person.username} />;
    case "details":
      return <DetailsView person={account.person} />;
    case "downloads":
      return <DownloadsView downloads={account.downloads} />;
  }
}
