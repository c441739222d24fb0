<?php
/**
 * Simulated checkout of WooCommerce's Store API: prints the refusal of the request, or that of its
 * order, the meta data of the order, and the values that are registered.
 */

namespace Automattic\WooCommerce\StoreApi\Exceptions {
	class RouteException extends \Exception {
		public $error_code;

		public function __construct( $error_code, $message, $status ) {
			$this->error_code = $error_code;
			parent::__construct( $message, $status );
		}
	}
}

namespace {
	use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;

	final class WP_Error {
		public $code;
		public $message;
		public $data;

		public function __construct( $code, $message, $data ) {
			$this->code    = $code;
			$this->message = $message;
			$this->data    = $data;
		}
	}

	function is_wp_error( $value ) {
		return $value instanceof WP_Error;
	}

	function woocommerce_store_api_register_endpoint_data( $registration ) {
		global $registered;
		$registered[] = array(
			$registration['endpoint'],
			$registration['namespace'],
			array_keys( $registration['schema_callback']() ),
		);
	}

	/** Request of the REST API; WooCommerce drops values that nobody has registered. */
	final class Request implements ArrayAccess {
		public function get_method() {
			global $case;
			return $case['method'] ?? 'POST';
		}
		public function get_route() {
			global $case;
			return $case['route'] ?? '/wc/store/v1/checkout';
		}
		public function offsetExists( $name ) {
			return 'extensions' === $name;
		}
		public function offsetGet( $name ) {
			global $case, $registered;
			return array() === $registered ? array() : $case['extensions'] ?? null;
		}
		public function offsetSet( $name, $value ) {}
		public function offsetUnset( $name ) {}
	}

	$registered = array();

	require __DIR__ . '/orderStore.php';
	require __DIR__ . '/wordpress.php';

	do_action( 'woocommerce_blocks_loaded' );
	$request = new Request();
	$order   = new Order( array( 'id' => $case['orderId'] ?? 9, 'status' => 'checkout-draft', 'total' => $case['orderTotal'] ?? '0' ) );
	$error   = apply_filters( 'rest_request_before_callbacks', null, array(), $request );
	$refused = $error ? array( 'code' => $error->code, 'message' => $error->message, 'status' => $error->data['status'] ) : null;
	$by      = $error ? 'request' : null;
	if ( null === $error ) {
		try {
			do_action( 'woocommerce_store_api_checkout_update_order_from_request', $order, $request );
		} catch ( RouteException $exception ) {
			$by      = 'order';
			$refused = array( 'code' => $exception->error_code, 'message' => $exception->getMessage(), 'status' => $exception->getCode() );
		}
	}

	echo json_encode(
		array(
			'by'         => $by,
			'refused'    => $refused,
			'meta'       => (object) $order->meta,
			'registered' => $registered,
		)
	);
}
