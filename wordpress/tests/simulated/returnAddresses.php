<?php
/**
 * Prints the addresses of an order that WooCommerce gives to gateways, emails and its own pages, and
 * the redirects from its receipt, if the case opens that, and from the case's page to the cart.
 */

final class Redirected extends Exception {
}

final class WC_Order {
	private $facts;

	public function __construct( $facts ) {
		$this->facts = $facts;
	}
	public function get_id() {
		return 7;
	}
	public function get_order_key() {
		return 'wc_order_a&b';
	}
	public function get_customer_id() {
		return $this->facts['customer'] ?? 0;
	}
	public function get_payment_method() {
		return 'paypal';
	}
	public function get_checkout_order_received_url() {
		return apply_filters( 'woocommerce_get_checkout_order_received_url', 'https://wordpress.example/received', $this );
	}
	public function get_meta( $key ) {
		return $this->facts['meta'][ $key ] ?? '';
	}
}

function is_order_received_page() {
	global $case;
	return isset( $case['key'] );
}

function did_action( $name ) {
	return 'template_redirect' === $name ? 1 : 0;
}

function is_checkout() {
	global $case;
	return isset( $case['leaves'] );
}

function wc_get_cart_url() {
	return 'https://wordpress.example/cart/';
}

final class Cart {
	public function is_empty() {
		global $case;
		return 0 === $case['leaves']['products'];
	}
}

function WC() {
	return (object) array( 'cart' => new Cart() );
}

function get_query_var( $name ) {
	return 'order-received' === $name ? '7' : '';
}

function wc_get_order( $id ) {
	global $order;
	return 7 === $id && $order ? $order : false;
}

function nocache_headers() {
}

function wp_redirect( $url ) {
	throw new Redirected( $url );
}

require __DIR__ . '/wordpress.php';

$order = isset( $case['order'] ) ? new WC_Order( $case['order'] ) : null;
$site  = 'https://wordpress.example';

$confirmed = 0;
/** Confirms a payment as a gateway does on the receipt. */
function confirm( $id ) {
	global $confirmed;
	echo 'Thank you';
	$confirmed = $id;
}
add_action( 'woocommerce_thankyou_paypal', 'confirm' );

$_GET['key'] = $case['key'] ?? null;
$redirect    = null;
try {
	do_action( 'template_redirect' );
} catch ( Redirected $redirected ) {
	$redirect = $redirected->getMessage();
}

echo json_encode(
	array(
		'redirect'  => $redirect,
		'confirmed' => $confirmed,
		'received'  => apply_filters( 'woocommerce_get_checkout_order_received_url', "$site/received", $order ),
		'return'    => apply_filters( 'woocommerce_get_return_url', "$site/received", $order ),
		'view'      => apply_filters( 'woocommerce_get_view_order_url', "$site/view", $order ),
		'cancel'    => apply_filters( 'woocommerce_get_cancel_order_url', "$site/cancel", $order, '' ),
		'cancelRaw' => apply_filters( 'woocommerce_get_cancel_order_url_raw', "$site/cancel", $order, '' ),
		'button'    => apply_filters( 'woocommerce_get_cancel_order_url', "$site/button", $order, "$site/my-account/" ),
		'left'      => apply_filters( 'wp_redirect', $case['leaves']['to'] ?? "$site/cart/" ),
		'hosts'     => apply_filters( 'allowed_redirect_hosts', array( 'wordpress.example' ) ),
	)
);
