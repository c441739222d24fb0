<?php
/** Prints the lifetimes in days that WooCommerce gives to a request's sessions of 2, 7 and 30 days. */

require __DIR__ . '/wordpress.php';

if ( isset( $case['isGraphql'] ) ) {
	/** Function of WPGraphQL. */
	function is_graphql_http_request() {
		global $case;
		return $case['isGraphql'];
	}
}

$lifetimes = array();
foreach ( array( 2, 7, 30 ) as $days ) {
	$lifetimes[] = apply_filters( 'wc_session_expiration', $days * DAY_IN_SECONDS ) / DAY_IN_SECONDS;
}
echo json_encode( $lifetimes );
