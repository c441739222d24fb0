<?php
/**
 * Simulated hand-over of a cart: prints the constants of the links, the addresses that they lead to, and
 * the meta data of an order that is placed in the case's session.
 */

final class WC_Order {
	public $meta = array();
	public function update_meta_data( $key, $value ) {
		$this->meta[ $key ] = $value;
	}
}

final class Session {
	public function get( $key ) {
		global $case;
		return $case['session'][ $key ] ?? null;
	}
}

function WC() {
	global $case;
	$woocommerce          = new stdClass();
	$woocommerce->session = isset( $case['session'] ) ? new Session() : null;
	return $woocommerce;
}

function wc_get_checkout_url() {
	return 'https://wordpress.example/kasse/';
}

require __DIR__ . '/wordpress.php';

do_action( 'plugins_loaded' );
$names     = array(
	'WPGRAPHQL_WOOCOMMERCE_ENABLE_AUTH_URLS',
	'CART_URL_NONCE_PARAM',
	'CHECKOUT_URL_NONCE_PARAM',
	'ACCOUNT_URL_NONCE_PARAM',
	'ADD_PAYMENT_METHOD_URL_NONCE_PARAM',
);
$constants = array();
foreach ( $names as $name ) {
	if ( defined( $name ) ) {
		$constants[ $name ] = constant( $name );
	}
}
$classic = new WC_Order();
do_action( 'woocommerce_checkout_create_order', $classic, array() );
$block = new WC_Order();
do_action( 'woocommerce_store_api_checkout_update_order_meta', $block );

echo json_encode(
	array(
		'constants' => (object) $constants,
		'checkout'  => apply_filters( 'woocommerce_get_endpoint_url', '/checkout/', 'checkout', '', '' ),
		'orders'    => apply_filters( 'woocommerce_get_endpoint_url', '/orders/', 'orders', '', '' ),
		'classic'   => (object) $classic->meta,
		'block'     => (object) $block->meta,
	)
);
