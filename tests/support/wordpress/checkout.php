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

function wc_get_price_decimals() {
	return 2;
}

function wc_format_decimal( $number, $decimals ) {
	return number_format( (float) $number, $decimals, '.', '' );
}

function wc_get_order_statuses() {
	$names = array( 'pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed' );
	return array_fill_keys( preg_filter( '/^/', 'wc-', $names ), '' );
}

final class Order {
	private $facts;

	public function __construct( $facts ) {
		$this->facts = $facts;
	}
	public function get_id() {
		return $this->facts['id'];
	}
	public function get_order_number() {
		return $this->facts['number'];
	}
	public function has_status( $status ) {
		return $status === $this->facts['status'];
	}
	public function get_total( $context ) {
		return $this->facts['total'];
	}
}

function wc_get_orders( $query ) {
	global $case;
	$found = array_filter(
		$case['orders'] ?? array(),
		fn( $order ) => in_array( 'wc-' . $order['status'], $query['status'], true )
			&& 'vitrine_intent' === $query['meta_key'] && $order['intent'] === $query['meta_value']
	);
	return array_slice( array_map( fn( $order ) => new Order( $order ), array_values( $found ) ), 0, $query['limit'] );
}

final class Database {
	public $prefix = 'wp_';
	public function prepare( $query, ...$values ) {
		return vsprintf( str_replace( '%s', "'%s'", $query ), $values );
	}
	public function get_var( $query ) {
		global $case;
		if ( ! preg_match( "/^SELECT GET_LOCK\('[^']{1,64}', \d+\)$/", $query ) ) {
			throw new Error( $query );
		}
		return array_key_exists( 'lock', $case ) ? $case['lock'] : '1';
	}
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

$wpdb = new Database();

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
