<?php
/**
 * Keeps the storefront's sessions for 14 days.
 *
 * WooCommerce lets a guest's session expire after two days, a customer's after seven. This part
 * gives those of GraphQL requests the 14 days of the storefront's cookie. A longer lifetime of
 * another plugin stays.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\Sessions;

defined( 'ABSPATH' ) || exit;

/** Lifetime in seconds: that of the storefront's cookie. */
const LIFETIME = 14 * DAY_IN_SECONDS;

/** Extends a session of a GraphQL request; those of WooCommerce's own pages stay as they are. */
function extend( $seconds ) {
	$is_graphql = function_exists( 'is_graphql_http_request' ) && is_graphql_http_request();
	return $is_graphql ? max( (int) $seconds, LIFETIME ) : $seconds;
}

if ( \VitrinePlugin\is_on( 'sessions' ) ) {
	// WooGraphQL 1.0.2 takes a token's lifetime and the stored session's from this filter. It reads
	// no value of wc_session_expiring.
	add_filter( 'wc_session_expiration', __NAMESPACE__ . '\extend' );
}
