<?php
/**
 * Simulated redirect of WordPress: prints the parameters of a link, and where the redirect leads with the
 * case's parameters. Order 7 is that of customer 3, and product 15 is public.
 */

final class WC_Order {
	public function get_customer_id() {
		return 3;
	}
	public function needs_payment() {
		global $case;
		return ! ( $case['isPaid'] ?? false );
	}
	public function get_checkout_payment_url() {
		return 'https://wordpress.example/kasse/order-pay/7/?pay_for_order=true&key=wc_order_a';
	}
}

final class WC_Product {
	public function get_status() {
		global $case;
		return $case['status'] ?? 'publish';
	}
	public function get_permalink() {
		return 'https://wordpress.example/produkt/club/';
	}
}

function wc_get_order( $id ) {
	return 7 === $id ? new WC_Order() : false;
}

function wc_get_product( $id ) {
	return 15 === $id ? new WC_Product() : false;
}

function get_current_user_id() {
	global $case;
	return $case['user'] ?? 0;
}

function did_action( $name ) {
	global $case;
	return 'woographql_process_auth_request_nonce_verified' === $name && ( $case['isVerified'] ?? false ) ? 1 : 0;
}

require __DIR__ . '/wordpress.php';

$_GET = $case['parameters'] ?? array();

echo json_encode(
	array(
		'cart'     => (object) apply_filters( 'graphql_cart_url_query_params', array( 'session_id' => 't_1' ) ),
		'account'  => (object) apply_filters( 'graphql_account_url_query_params', array( 'session_id' => 't_1' ) ),
		'redirect' => apply_filters( 'wp_redirect', 'https://wordpress.example/warenkorb/' ),
	)
);
