<?php
/**
 * Simulated orders of WooCommerce and WooGraphQL: requests the field with each of the case's links,
 * and prints its arguments, and for each request the order's id and the capability to read it and
 * another order.
 */

namespace {
	final class WC_Order {
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
		public function get_order_key() {
			return $this->facts['key'];
		}
		public function get_customer_id() {
			return $this->facts['customer'];
		}
		public function has_status( $statuses ) {
			return in_array( $this->facts['status'], $statuses, true );
		}
	}

	function wc_get_order( $id ) {
		global $case;
		foreach ( $case['orders'] as $order ) {
			if ( 0 !== $id && $order['id'] === $id ) {
				return new WC_Order( $order );
			}
		}
		return false;
	}

	/** Compares keys without regard to case, as a database may. */
	function wc_get_order_id_by_order_key( $key ) {
		global $case;
		foreach ( $case['orders'] as $order ) {
			if ( strtolower( $order['key'] ) === strtolower( $key ) ) {
				return $order['id'];
			}
		}
		return 0;
	}
}

namespace WPGraphQL\WooCommerce\Model {
	final class Order {
		public $id;

		public function __construct( $id ) {
			$this->id = $id;
		}
	}
}

namespace {
	require __DIR__ . '/wordpress.php';

	do_action( 'graphql_register_types' );
	$field = $fields['RootQuery.vitrineOrder'] ?? null;

	/** Returns the capability that is needed to read an order. */
	function cap_of( $id ) {
		return apply_filters( 'graphql_restricted_data_cap', 'edit_posts', 'OrderObject', wc_get_order( $id ) );
	}

	$responses = array();
	foreach ( $field ? $case['requests'] : array() as $link ) {
		unset( $wp_filter['graphql_restricted_data_cap'] );
		$order = $field['resolve']( null, $link );
		$caps  = array();
		foreach ( $case['orders'] as $facts ) {
			$caps[ $facts['number'] ] = cap_of( $facts['id'] );
		}
		$responses[] = array( 'order' => $order ? $order->id : null, 'caps' => $caps );
	}

	echo json_encode(
		array(
			'arguments' => $field ? array_keys( $field['args'] ) : null,
			'responses' => $responses,
		)
	);
}
