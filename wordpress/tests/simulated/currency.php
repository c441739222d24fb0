<?php
/**
 * Simulated WooCommerce Multilingual: prints the currency of a request, whose session has another, and
 * whether WPGraphQL Smart Cache stores the response.
 */

/** WooCommerce Multilingual's main object. */
final class WooCommerceMultilingual {
	public function get_setting( $name ) {
		global $case;
		return 'currency_options' === $name ? $case['currencies'] ?? null : null;
	}
}

function wcml_is_multi_currency_on() {
	global $case;
	return $case['isOn'] ?? true;
}

$woocommerce_wpml = new WooCommerceMultilingual();

require __DIR__ . '/wordpress.php';

echo json_encode(
	array(
		'currency' => apply_filters( 'wcml_client_currency', 'USD' ),
		'isCached' => apply_filters( 'graphql_cache_is_object_cache_enabled', true ),
	)
);
