<?php
/**
 * Values that the storefront sends with a checkout of WooCommerce's Store API.
 *
 * @package Vitrine
 */

namespace VitrinePlugin;

defined( 'ABSPATH' ) || exit;

/** True for a checkout of WooCommerce's Store API. */
function is_store_checkout( $request ) {
	return 'POST' === $request->get_method() && 1 === preg_match( '#^/wc/store(/v1)?/checkout/?$#', $request->get_route() );
}

/** Returns a value that the storefront sends with such a checkout; an empty string without it. */
function store_value( $request, $name ) {
	$extensions = $request['extensions'];
	$value      = is_array( $extensions ) ? ( $extensions['vitrine'][ $name ] ?? '' ) : '';
	return is_string( $value ) ? $value : '';
}

/** Registers these values: WooCommerce drops those that nobody has registered. */
function register_store_values() {
	$value = array(
		'type'    => array( 'string', 'null' ),
		'context' => array( 'edit' ),
	);
	woocommerce_store_api_register_endpoint_data(
		array(
			'endpoint'        => 'checkout',
			'namespace'       => 'vitrine',
			'schema_callback' => function () use ( $value ) {
				return array(
					'intent'     => $value,
					'seen_total' => $value,
				);
			},
		)
	);
}

if ( is_on( 'displayed-total' ) || is_on( 'one-order' ) ) {
	add_action( 'woocommerce_blocks_loaded', __NAMESPACE__ . '\register_store_values' );
}
