<?php
/**
 * Simulated checkout of WooCommerce and WooGraphQL: runs one, and prints its error, or null if it is
 * let through.
 */

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
	global $case;
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
		'cart'    => new Order( array( 'total' => $case['cartTotal'] ?? '0' ) ),
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
			do_action( 'woocommerce_checkout_create_order', new Order( array( 'total' => $case['orderTotal'] ?? '0' ) ), $data );
		}
	} catch ( Exception $error ) {
		return $notices['error'][0] ?? $error->getMessage();
	}
	return $notices['error'][0] ?? null;
}

echo json_encode( array( 'error' => checkout( $case ) ) );
