<?php
/**
 * Simulated orders and emails of WooCommerce: sends the requests of the case, and prints the inputs
 * of the mutation, the responses and the emails.
 */

$emails = array();

final class WC_Order {
	private $facts;

	public function __construct( $facts ) {
		$this->facts = $facts;
	}
	public function get_id() {
		return $this->facts['id'];
	}
	public function get_meta( $key ) {
		return '';
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

function wc_get_order( $id ) {
	global $case;
	foreach ( $case['orders'] as $order ) {
		if ( (string) $order['id'] === (string) $id ) {
			return new WC_Order( $order );
		}
	}
	return false;
}

function wp_specialchars_decode( $text, $quotes ) {
	return htmlspecialchars_decode( $text, $quotes );
}

function wp_mail( $to, $subject, $text ) {
	global $emails;
	$emails[] = compact( 'to', 'subject', 'text' );
}

require __DIR__ . '/wordpress.php';

$options['blogname'] = 'Osier &amp; Co';

/** Finds an order by its displayed number, as an extension for order numbers does. */
function find_by_number( $value ) {
	global $case;
	$ids = array_column( $case['orders'], 'id', 'number' );
	return $ids[ $value ] ?? $value;
}

add_filter( 'woocommerce_shortcode_order_tracking_order_id', 'find_by_number' );
do_action( 'graphql_register_types' );
$mutation  = $mutations['vitrineSendOrderLink'] ?? null;
$responses = array();
foreach ( $mutation ? $case['requests'] : array() as $input ) {
	$responses[] = $mutation['mutateAndGetPayload']( $input );
}
$early = count( $emails );
foreach ( $scheduled as list( $name, $values ) ) {
	do_action( $name, ...$values );
}

echo json_encode(
	array(
		'inputs'    => $mutation ? array_keys( $mutation['inputFields'] ) : null,
		'responses' => $responses,
		'early'     => $early,
		'emails'    => $emails,
		'scheduled' => $scheduled,
		'limits'    => array_values( $transients ),
		'locked'    => count( $wpdb->locked ),
	)
);
