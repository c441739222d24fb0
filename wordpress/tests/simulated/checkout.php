<?php
/**
 * Simulated checkout of WooCommerce and WooGraphQL: runs one, and prints its error, or null if it is
 * let through, and whether the customer's copy of the cart is left.
 */

final class Cart {
	public $has_copy = true;
	public function get_total( $context ) {
		global $case;
		return $case['cartTotal'] ?? '0';
	}
	public function is_empty() {
		global $case;
		return $case['isEmptied'] ?? false;
	}
	public function empty_cart( $clear_persistent_cart = true ) {
		$this->has_copy = ! $clear_persistent_cart;
	}
}

$cart = new Cart();

$notices = array();

function wc_add_notice( $message, $type ) {
	global $notices;
	$notices[ $type ][] = $message;
}

final class Errors {
	public function add( $code, $message ) {
		wc_add_notice( $message, 'error' );
	}
}

function WC() {
	global $case, $cart;
	return (object) array(
		'session' => new class( $case['awaiting'] ?? null ) {
			private $awaiting;
			public function __construct( $awaiting ) {
				$this->awaiting = $awaiting;
			}
			public function get( $key ) {
				return 'order_awaiting_payment' === $key ? $this->awaiting : null;
			}
		},
		'cart'    => $cart,
	);
}

require __DIR__ . '/orderStore.php';
require __DIR__ . '/wordpress.php';

/** Runs a checkout's hooks in WooGraphQL's order; returns the error that WooGraphQL would report. */
function checkout( $case ) {
	global $notices;
	$input = array( 'metaData' => $case['metaData'] ?? array() );
	try {
		$data = apply_filters( 'woocommerce_checkout_posted_data', array(), $input, null, null );
		do_action( 'graphql_woocommerce_before_checkout', $data, $input, null, null );
		do_action( 'woocommerce_after_checkout_validation', $data, new Errors() );
		if ( array() === $notices ) {
			$order = new Order( array( 'total' => $case['orderTotal'] ?? '0' ) );
			do_action( 'woocommerce_checkout_create_order', $order, $data );
			do_action( 'graphql_woocommerce_after_checkout', $order, $input, null, null );
		}
	} catch ( Exception $error ) {
		return $notices['error'][0] ?? $error->getMessage();
	}
	return $notices['error'][0] ?? null;
}

echo json_encode(
	array(
		'error'   => checkout( $case ),
		'hasCopy' => $cart->has_copy,
	)
);
