<?php
/** Simulated orders of WooCommerce, those of the case, and the database with its locks. */

function wc_get_price_decimals() {
	return 2;
}

function wc_format_decimal( $number, $decimals ) {
	return number_format( (float) $number, $decimals, '.', '' );
}

function wc_get_order_statuses() {
	$names = array( 'checkout-draft', 'pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed' );
	return array_fill_keys( preg_filter( '/^/', 'wc-', $names ), '' );
}

final class Order {
	private $facts;
	public $meta = array();

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
	public function update_meta_data( $key, $value ) {
		$this->meta[ $key ] = $value;
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

