<?php
/**
 * The few functions of WordPress and WooCommerce that the file for order links calls. Sends the
 * requests of the first argument (JSON) and prints the inputs of the mutation, the responses and the
 * emails as JSON.
 */

define( 'ABSPATH', '/' );

$case       = json_decode( $argv[1], true );
$hooks      = array();
$mutations  = array();
$transients = array();
$events     = array();
$emails     = array();

if ( isset( $case['storefront'] ) ) {
	define( 'VITRINE_STOREFRONT_URL', $case['storefront'] );
}

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
		return 'wc_order_abc';
	}
	public function get_customer_id() {
		return $this->facts['customer'] ?? 0;
	}
	public function has_status( $statuses ) {
		return in_array( $this->facts['status'], $statuses, true );
	}
	public function get_billing_email() {
		return $this->facts['email'];
	}
	public function get_checkout_order_received_url() {
		return 'https://wordpress.example/checkout/order-received/' . $this->facts['id'] . '/?key=wc_order_abc';
	}
	public function get_view_order_url() {
		return 'https://wordpress.example/my-account/view-order/' . $this->facts['id'] . '/';
	}
}

function add_action( $name, $callback ) {
	global $hooks;
	$hooks[ $name ] = $callback;
}

function apply_filters( $name, $value ) {
	global $case;
	foreach ( $case['orders'] as $order ) {
		if ( 'woocommerce_shortcode_order_tracking_order_id' === $name && $order['number'] === $value ) {
			return $order['id'];
		}
	}
	return $value;
}

function wc_get_order( $id ) {
	global $case;
	foreach ( $case['orders'] as $order ) {
		if ( (string) $order['id'] === (string) $id ) {
			return new WC_Order( $order );
		}
	}
	return false;
}

function get_transient( $name ) {
	global $transients;
	return $transients[ $name ] ?? false;
}

function set_transient( $name, $value, $seconds ) {
	global $transients;
	$transients[ $name ] = $value;
}

function wp_schedule_single_event( $time, $name, $values ) {
	global $events;
	$events[] = array( $name, $values );
}

function register_graphql_mutation( $name, $config ) {
	global $mutations;
	$mutations[ $name ] = $config;
}

function get_option( $name ) {
	return 'Osier &amp; Co';
}

function wp_specialchars_decode( $text, $quotes ) {
	return htmlspecialchars_decode( $text, $quotes );
}

function wp_mail( $to, $subject, $text ) {
	global $emails;
	$emails[] = compact( 'to', 'subject', 'text' );
}

require __DIR__ . '/../../wordpress/vitrine-order-link.php';

$hooks['graphql_register_types']();
$mutation  = $mutations['vitrineSendOrderLink'];
$responses = array();
foreach ( $case['requests'] as $input ) {
	$responses[] = $mutation['mutateAndGetPayload']( $input );
}
$early = count( $emails );
foreach ( $events as list( $name, $values ) ) {
	$hooks[ $name ]( ...$values );
}

echo json_encode(
	array(
		'inputs'    => array_keys( $mutation['inputFields'] ),
		'responses' => $responses,
		'early'     => $early,
		'emails'    => $emails,
	)
);
