<?php
/**
 * Simulated card payments: WooCommerce with orders and a session, WooCommerce Stripe Gateway,
 * WooPayments and their provider. Carries out the steps of the case, and prints the result of each,
 * and what was done to orders, cart and payments.
 */

namespace WPGraphQL\WooCommerce\Model {
	final class Order {}
}

namespace WCPay\Core\Server\Request {
	/** Request of WooPayments for a payment. */
	final class Get_Intention {
		private $id;

		public static function create( $id ) {
			$request     = new self();
			$request->id = $id;
			return $request;
		}
		public function set_hook_args( $order ) {}
		public function send() {
			return new \Intention( \Provider::read( $this->id ) );
		}
	}
}

namespace {
	/** The provider: payments by their ids, the requests for them, and the charges. */
	final class Provider {
		public static $payments = array();
		public static $requests = array();

		public static function read( $id ) {
			self::$requests[] = "GET $id";
			if ( ! isset( self::$payments[ $id ] ) ) {
				return (object) array( 'error' => (object) array( 'code' => 'resource_missing' ) );
			}
			if ( 'unreachable' === self::$payments[ $id ]['status'] ) {
				return new WP_Error();
			}
			return json_decode( json_encode( self::$payments[ $id ] + array( 'id' => $id, 'client_secret' => "{$id}_secret_of_the_payment" ) ) );
		}
	}

	final class WP_Error {}

	final class WC_Stripe_API {
		public static function retrieve( $path ) {
			return Provider::read( str_replace( 'payment_intents/', '', $path ) );
		}
		public static function request( $request, $path ) {
			Provider::$requests[] = "POST $path";
			list( , $id, $verb )  = explode( '/', $path );
			if ( 'cancel' !== $verb || 'succeeded' === ( Provider::$payments[ $id ]['becomes'] ?? '' ) ) {
				return (object) array( 'error' => (object) array( 'code' => 'payment_intent_unexpected_state' ) );
			}
			Provider::$payments[ $id ]['status'] = 'canceled';
			return (object) Provider::$payments[ $id ];
		}
	}

	final class WC_Stripe_Helper {
		public static function convert_wc_locale_to_stripe_locale( $locale ) {
			global $case;
			return $case['stripeLocale'] ?? substr( $locale, 0, 2 );
		}
		public static function get_localized_messages() {
			return array( 'payment_intent_authentication_failure' => 'Your bank could not <b>confirm</b> it.' );
		}
	}

	/** What both gateways have in common: settings, and the secret key. */
	abstract class Gateway {
		public $id;
		public $enabled;
		public $secret_key = 'sk_test_secret';
		public $settings;

		public function __construct( $id, $settings ) {
			$this->id       = $id;
			$this->settings = $settings;
			$this->enabled  = $settings['enabled'] ?? 'yes';
		}
		public function is_saved_cards_enabled() {
			return $this->settings['savesCards'] ?? true;
		}
	}

	/** Gateway of the plugin's former checkout. */
	class Former_Stripe_Gateway extends Gateway {
		public $publishable_key;

		public function __construct( $id, $settings ) {
			parent::__construct( $id, $settings );
			$this->publishable_key = $settings['key'] ?? 'pk_test_public';
		}
	}

	final class Stripe_Gateway extends Former_Stripe_Gateway {
		public function get_upe_enabled_at_checkout_payment_method_ids() {
			return $this->settings['types'] ?? array( 'card', 'ideal', 'link' );
		}
		/** Sets the order's status as the plugin does for the payment's. */
		public function process_order_for_confirmed_intent( $order, $id, $saves_card ) {
			global $applied, $case;
			if ( $case['applyFails'] ?? false ) {
				throw new Exception( 'The plugin failed.' );
			}
			$statuses  = array( 'succeeded' => 'processing', 'requires_capture' => 'on-hold', 'processing' => 'on-hold' );
			$applied[] = array( $order->get_id(), $id, $saves_card );
			$order->update_status( $statuses[ Provider::$payments[ $id ]['status'] ] );
		}
	}

	final class WooPayments_Gateway extends Gateway {
		public function get_upe_enabled_payment_method_ids() {
			return array( 'card', 'sofort' );
		}
	}

	final class Intention {
		private $facts;

		public function __construct( $facts ) {
			$this->facts = $facts;
		}
		public function get_id() {
			return $this->facts->id;
		}
		public function get_status() {
			return $this->facts->status;
		}
		public function get_client_secret() {
			return $this->facts->client_secret;
		}
		public function get_payment_method_id() {
			return 'pm_1';
		}
		public function get_last_payment_error() {
			return isset( $this->facts->last_payment_error ) ? (array) $this->facts->last_payment_error : null;
		}
	}

	/** WooPayments and its services in one. */
	final class WC_Payments {
		public static function __callStatic( $name, $values ) {
			return new self();
		}
		public function is_test() {
			return false;
		}
		public function get_publishable_key( $is_test ) {
			global $case;
			if ( $case['isDisconnected'] ?? false ) {
				throw new Exception( 'There is no account.' );
			}
			return $is_test ? 'pk_test_platform' : 'pk_live_platform';
		}
		public function get_stripe_account_id() {
			return 'acct_1';
		}
		public function get_intent_id_for_order( $order ) {
			return $order->get_meta( '_intent_id' );
		}
		public function attach_intent_info_to_order( $order, $intent ) {}
		public function update_order_status_from_intent( $order, $intent ) {
			global $applied;
			$applied[] = array( $order->get_id(), $intent->get_id(), false );
			$order->update_status( 'processing' );
		}
		public function add_payment_method_to_user( $method, $user ) {
			global $applied;
			$applied[ count( $applied ) - 1 ][2] = $method;
		}
	}

	final class WC_Payments_Utils {
		public static function convert_to_stripe_locale( $locale ) {
			return 'auto';
		}
	}

	/** Order, whose facts the case gives and later requests see. */
	final class WC_Order {
		private $id;

		public function __construct( $id ) {
			$this->id = $id;
		}
		public function __call( $method, $values ) {
			global $orders;
			return $orders[ $this->id ][ str_replace( 'get_', '', $method ) ];
		}
		public function get_id() {
			return $this->id;
		}
		public function get_meta( $key ) {
			global $orders;
			return $orders[ $this->id ]['meta'][ $key ] ?? '';
		}
		public function delete_meta_data( $key ) {
			global $orders;
			unset( $orders[ $this->id ]['meta'][ $key ] );
		}
		public function read_meta_data( $is_forced ) {}
		public function has_status( $statuses ) {
			return in_array( $this->get_status(), (array) $statuses, true );
		}
		public function is_paid() {
			return $this->has_status( array( 'processing', 'completed' ) );
		}
		public function get_date_paid() {
			global $orders;
			return $orders[ $this->id ]['date_paid'] ?? null;
		}
		public function update_status( $status ) {
			global $orders;
			$orders[ $this->id ]['status'] = $status;
			if ( 'processing' === $status && WC()->session ) {
				WC()->session->set( 'order_awaiting_payment', false );
			}
		}
		public function get_checkout_order_received_url() {
			return "https://wordpress.example/checkout/order-received/{$this->id}/";
		}
	}

	function get_woocommerce_currency() {
		return 'EUR';
	}

	/** Reads an order; it must be locked, so that two requests do not apply a payment twice. */
	function wc_get_order( $id ) {
		global $orders, $wpdb;
		if ( array() === $wpdb->locked ) {
			throw new Exception( 'The order was read before it was locked.' );
		}
		return isset( $orders[ $id ] ) ? new WC_Order( $id ) : false;
	}

	/** Session, and its cart. */
	final class Session {
		public $data;
		public $has_items = true;

		public function __construct( $data ) {
			$this->data = $data;
		}
		public function get( $key ) {
			return $this->data[ $key ] ?? null;
		}
		public function set( $key, $value ) {
			$this->data[ $key ] = $value;
		}
		public function empty_cart() {
			$this->has_items = false;
			$this->data      = array();
		}
	}

	/** List of the gateways. */
	final class Gateway_List {
		public $gateways = array();

		public function payment_gateways() {
			return $this->gateways;
		}
	}

	/** WooCommerce, with the session and cart of this request. */
	final class WooCommerce {
		public $session;
		public $cart;
		private $list;

		public function __construct( $session ) {
			$this->session = $session;
			$this->cart    = $session;
			$this->list    = new Gateway_List();
		}
		public function payment_gateways() {
			return $this->list;
		}
	}

	function WC() {
		global $woocommerce;
		return $woocommerce;
	}

	require __DIR__ . '/wordpress.php';

	const GATEWAYS = array(
		'stripe'               => 'Stripe_Gateway',
		'former_stripe'        => 'Former_Stripe_Gateway',
		'woocommerce_payments' => 'WooPayments_Gateway',
		'cod'                  => 'Former_Stripe_Gateway',
	);

	$has_session = ! array_key_exists( 'session', $case ) || null !== $case['session'];
	$woocommerce = new WooCommerce( $has_session ? new Session( $case['session'] ?? array() ) : null );
	foreach ( $case['gateways'] ?? array( 'stripe' => array() ) as $name => $settings ) {
		$id = str_replace( 'former_', '', $name );

		$woocommerce->payment_gateways()->gateways[ $id ] = ( new ReflectionClass( GATEWAYS[ $name ] ) )->newInstance( $id, $settings );
	}
	Provider::$payments = $case['payments'] ?? array();
	$orders             = array_column( $case['orders'] ?? array(), null, 'id' );
	$applied            = array();

	do_action( 'graphql_register_types' );

	/** Result of the Store API's payment, and the shopper's attempt at one. */
	final class Payment_Result {
		public $status = '';
		public $url    = '';

		public function set_status( $status ) {
			$this->status = $status;
		}
		public function set_redirect_url( $url ) {
			$this->url = $url;
		}
	}

	const STEPS = array(
		'methods'  => 'read_methods',
		'settle'   => 'settle',
		'checkout' => 'check_out',
		'provider' => 'change_payment',
		'webhook'  => 'receive_webhook',
	);

	function read_methods() {
		global $fields;
		return $fields['RootQuery.vitrineCardMethods']['resolve']();
	}

	function settle( $input ) {
		global $mutations;
		return $mutations['vitrineSettlePayment']['mutateAndGetPayload']( $input );
	}

	/** Lets the gateway take a payment for an order, unless the plugin has a result before. */
	function check_out( $id ) {
		$result = new Payment_Result();
		do_action( 'woocommerce_rest_checkout_process_payment_with_context', (object) array( 'order' => new WC_Order( $id ) ), $result );
		return '' === $result->status ? 'taken by the gateway' : "$result->status $result->url";
	}

	function change_payment( $change ) {
		Provider::$payments = array_replace_recursive( Provider::$payments, $change );
	}

	/** The provider told the plugin of a payment, which made the order paid. */
	function receive_webhook( $id ) {
		global $orders;
		$orders[ $id ]['status'] = 'processing';
	}

	/** Carries out a step as a request of its own, with its own locks. */
	function carry_out( $step ) {
		global $wpdb;
		$wpdb->locked = array();
		try {
			return STEPS[ $step[0] ]( $step[1] ?? null );
		} catch ( Exception $error ) {
			return array( 'error' => $error->getMessage() );
		}
	}

	$has_field = isset( $fields['RootQuery.vitrineCardMethods'], $mutations['vitrineSettlePayment'] );

	echo json_encode(
		array(
			'hasField' => $has_field,
			'results'  => $has_field ? array_map( 'carry_out', $case['steps'] ) : array(),
			'statuses' => array_column( $orders, 'status', 'id' ),
			'meta'     => array_column( $orders, 'meta', 'id' ),
			'applied'  => $applied,
			'requests' => Provider::$requests,
			'hasItems' => $woocommerce->session ? $woocommerce->session->has_items : null,
		)
	);
}
