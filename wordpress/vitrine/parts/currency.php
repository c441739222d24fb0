<?php
/**
 * Answers the storefront in the currency that its shopper sees prices in.
 *
 * The storefront names it in the header X-Vitrine-Currency. This part passes it on to WooCommerce
 * Multilingual, which exchanges every amount and places orders in it, and keeps it in the session,
 * so that WordPress's own pages go on in it. A currency that the shop does not offer is ignored.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\Currency;

defined( 'ABSPATH' ) || exit;

/** Returns the currency that the request names, if the shop offers it; else WooCommerce Multilingual's. */
function requested( $currency ) {
	global $woocommerce_wpml;
	$code = $_SERVER['HTTP_X_VITRINE_CURRENCY'] ?? '';
	if ( ! preg_match( '/^[A-Z]{3}$/D', $code ) || ! wcml_is_multi_currency_on() ) {
		return $currency;
	}
	$others = (array) $woocommerce_wpml->get_setting( 'currency_options' );
	return isset( $others[ $code ] ) || get_option( 'woocommerce_currency' ) === $code ? $code : $currency;
}

/** True if WPGraphQL Smart Cache may store the response: it has no regard to the currency. */
function is_cacheable( $is_enabled ) {
	$own = get_option( 'woocommerce_currency' );
	return $is_enabled && ( ! function_exists( 'wcml_is_multi_currency_on' ) || requested( $own ) === $own );
}

if ( \VitrinePlugin\is_on( 'currency' ) ) {
	add_filter( 'wcml_client_currency', __NAMESPACE__ . '\requested' );
	add_filter( 'graphql_cache_is_object_cache_enabled', __NAMESPACE__ . '\is_cacheable' );
}
