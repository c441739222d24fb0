<?php
/**
 * Plugin Name: Vitrine
 * Description: Checks and features of WordPress for the storefront Vitrine. Each part can be switched off.
 * Requires PHP: 7.4
 * License: MIT
 *
 * Put this file into wp-content/mu-plugins/. It is optional. Its constants belong into wp-config.php,
 * above the line "That's all, stop editing!"; a part without its constants does nothing:
 *
 *     define( 'VITRINE_STOREFRONT_URL', 'https://shop.example' );  // The storefront's address.
 *     define( 'VITRINE_WEBHOOK_SECRET', '…' );                     // The storefront's WEBHOOK_SECRET.
 *     define( 'VITRINE_CLIENT_SECRET', '…' );                      // Its FORWARDED_CLIENT_SECRET.
 *     define( 'VITRINE_CLOSE_ENDPOINT', true );                    // For closed-endpoint only.
 *     define( 'VITRINE_CHECKOUT_LINKS', true );                    // For checkout-links only.
 *     define( 'VITRINE_FORMER_SIGNATURES', true );                 // For a storefront of an earlier release.
 *
 * Parts, and the constants that they need:
 *
 *     displayed-total   Refuses an order at a total that the shopper has not seen.
 *     one-order         Refuses a second order of one checkout.
 *     prepaid-orders    Refuses guests and customers who declare an order paid, or set its fees.
 *     cart-changes      Applies a repeated change of a cart once.
 *     sessions          Keeps the storefront's sessions for 14 days.
 *     product-lists     Leaves products with a password out of lists, which they would break.
 *     terms             Tells the storefront the page with the terms. (WooCommerce > Settings > Advanced)
 *     sign-ins          Ends all sign-ins of a customer whose password changes.
 *     order-links       Emails a guest the link of an order. (VITRINE_STOREFRONT_URL: to the storefront)
 *     guest-orders      Shows the storefront a guest's order by its number and key. (VITRINE_CLIENT_SECRET)
 *     client-address    Shows WordPress the shopper's address. (VITRINE_CLIENT_SECRET)
 *     checkout-links    Opens WordPress's own pages with the storefront's session.
 *                       (VITRINE_CHECKOUT_LINKS)
 *     return-addresses  Leads shoppers back to the storefront. (VITRINE_STOREFRONT_URL)
 *     change-notices    Tells the storefront of changes. (VITRINE_STOREFRONT_URL, VITRINE_WEBHOOK_SECRET)
 *     webhooks          Registers WooCommerce's webhooks, and keeps them enabled. (the same two)
 *     closed-endpoint   Refuses everybody but the storefront at the GraphQL endpoint.
 *                       (VITRINE_CLOSE_ENDPOINT, VITRINE_CLIENT_SECRET)
 *     doctor            Tells the storefront versions, parts and settings, for "npm run doctor".
 *                       (VITRINE_CLIENT_SECRET)
 *
 * This line switches parts off; names are separated by spaces:
 *
 *     define( 'VITRINE_OFF', 'webhooks sign-ins' );
 *
 * Formerly there were seven files, vitrine-….php. One that is still there keeps doing its part, which
 * is left to it here; wp-admin names the files to delete.
 */

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

/**
 * Parts: the constants that they need, and for those that were a file of their own, that file and a
 * function of it.
 */
const PARTS = array(
	'displayed-total'  => array( 'former' => array( 'vitrine-seen-total.php', 'Vitrine\SeenTotal\take_seen_total' ) ),
	'one-order'        => array( 'former' => array( 'vitrine-seen-total.php', 'Vitrine\OneOrder\check_intent' ) ),
	'prepaid-orders'   => array(),
	'cart-changes'     => array( 'former' => array( 'vitrine-cart-changes.php', 'Vitrine\CartChanges\note_change' ) ),
	'sessions'         => array(),
	'product-lists'    => array(),
	'terms'            => array(),
	'sign-ins'         => array( 'former' => array( 'vitrine-sign-ins.php', 'Vitrine\SignIns\secret_of' ) ),
	'order-links'      => array( 'former' => array( 'vitrine-order-link.php', 'Vitrine\OrderLink\request_link' ) ),
	'guest-orders'     => array(
		'needs'  => array( 'VITRINE_CLIENT_SECRET' ),
		'former' => array( 'vitrine-order-key.php', 'Vitrine\OrderKey\find_order' ),
	),
	'client-address'   => array(
		'needs'  => array( 'VITRINE_CLIENT_SECRET' ),
		'former' => array( 'vitrine-client.php', 'Vitrine\Client\as_client' ),
	),
	'checkout-links'   => array( 'needs' => array( 'VITRINE_CHECKOUT_LINKS' ) ),
	'return-addresses' => array( 'needs' => array( 'VITRINE_STOREFRONT_URL' ) ),
	'change-notices'   => array(
		'needs'  => array( 'VITRINE_STOREFRONT_URL', 'VITRINE_WEBHOOK_SECRET' ),
		'former' => array( 'vitrine-changes.php', 'Vitrine\Changes\post_notice' ),
	),
	'webhooks'         => array( 'needs' => array( 'VITRINE_STOREFRONT_URL', 'VITRINE_WEBHOOK_SECRET' ) ),
	'closed-endpoint'  => array( 'needs' => array( 'VITRINE_CLOSE_ENDPOINT', 'VITRINE_CLIENT_SECRET' ) ),
	'doctor'           => array( 'needs' => array( 'VITRINE_CLIENT_SECRET' ) ),
);

/** Minimum length of the secret that both servers share. */
const SECRET_LENGTH = 32;

/** Transient with the problems that were logged already. */
const LOGGED = 'vitrine_logged_problems';

/** Returns a constant of wp-config.php as a string; an empty one if it is missing. */
function setting( $name ) {
	$value = defined( $name ) ? constant( $name ) : '';
	return is_scalar( $value ) ? (string) $value : '';
}

/** Returns the names in VITRINE_OFF. */
function switched_off() {
	return preg_split( '/[\s,]+/', setting( 'VITRINE_OFF' ), -1, PREG_SPLIT_NO_EMPTY );
}

/** Returns the former file that does a part already; an empty string if there is none. */
function former_file( $part ) {
	list( $file, $function ) = PARTS[ $part ]['former'] ?? array( '', '' );
	return '' !== $function && function_exists( $function ) ? $file : '';
}

/** Returns the constants that a part needs and that are not set. */
function missing_constants( $part ) {
	return array_filter(
		PARTS[ $part ]['needs'] ?? array(),
		function ( $name ) {
			return '' === setting( $name );
		}
	);
}

/** True if a part is to work: it is not switched off, its constants are set, and no former file does it. */
function is_on( $part ) {
	return array() === missing_constants( $part ) && ! in_array( $part, switched_off(), true ) && '' === former_file( $part );
}

/** True if the secret that both servers share is long enough. */
function is_secret( $secret ) {
	return strlen( $secret ) >= SECRET_LENGTH;
}

/** Option with the time of the first request whose signature covers all of it. */
const SIGNED_SINCE = 'vitrine_signed_since';

/** Seconds by which the clocks of both servers may differ, including the request's travel time. */
const TOLERANCE = 300;

/** True if the storefront's server has signed this request, a moment ago: its path, body and shopper. */
function is_signed_request( $server, $secret, $now ) {
	list( $time, $signature ) = explode( '.', (string) ( $server['HTTP_X_VITRINE_REQUEST'] ?? '' ), 2 ) + array( '', '' );
	if ( ! is_secret( $secret ) || ! preg_match( '/^\d{1,12}$/D', $time ) || abs( $now - (int) $time ) > TOLERANCE ) {
		return false;
	}
	$parts = array(
		'request',
		$time,
		explode( '?', $server['REQUEST_URI'] ?? '', 2 )[0],
		$server['HTTP_X_VITRINE_CLIENT'] ?? '',
		$server['HTTP_X_VITRINE_AGENT'] ?? '',
		hash( 'sha256', (string) file_get_contents( 'php://input' ) ),
	);
	if ( ! hash_equals( hash_hmac( 'sha256', implode( "\n", $parts ), $secret ), $signature ) ) {
		return false;
	}
	if ( ! get_option( SIGNED_SINCE ) ) {
		update_option( SIGNED_SINCE, $now );
	}
	return true;
}

/**
 * True while signatures of earlier releases are accepted, which do not cover a request's body: until
 * a day after the first one that does, so that servers of both releases work during an upgrade.
 */
function accepts_former( $now ) {
	$since = (int) get_option( SIGNED_SINCE, 0 );
	return '' !== setting( 'VITRINE_FORMER_SIGNATURES' ) || 0 === $since || $now - $since < DAY_IN_SECONDS;
}

/** Maximum time to wait for a lock, in seconds. */
const LOCK_SECONDS = 5;

/**
 * Takes a lock. The database releases it when the request ends, however it ends. False if another
 * request holds it; a database without such locks refuses nobody.
 */
function lock( $name ) {
	global $wpdb;
	$name = 'vitrine_' . md5( $wpdb->prefix . $name );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery
	return '0' !== $wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK(%s, %d)', $name, LOCK_SECONDS ) );
}

/** Releases a lock. */
function unlock( $name ) {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery
	$wpdb->get_var( $wpdb->prepare( 'SELECT RELEASE_LOCK(%s)', 'vitrine_' . md5( $wpdb->prefix . $name ) ) );
}

/** Returns the storefront's address of a path. */
function storefront_url( $path ) {
	return rtrim( setting( 'VITRINE_STOREFRONT_URL' ), '/' ) . $path;
}

/** Returns the storefront's page of an order for whoever has its key. */
function receipt_url( $order ) {
	return storefront_url( '/checkout/order-received/' . $order->get_id() . '/?key=' . rawurlencode( $order->get_order_key() ) );
}

/** Returns the storefront's page of an order; an account's order is shown after its sign-in only. */
function order_url( $order ) {
	return 0 === $order->get_customer_id() ? receipt_url( $order ) : storefront_url( '/my-account/view-order/' . $order->get_id() . '/' );
}

/** True for a checkout of WooCommerce's Store API. */
function is_store_checkout( $request ) {
	return 'POST' === $request->get_method() && 1 === preg_match( '#^/wc/store(/v1)?/checkout/?$#', $request->get_route() );
}

/** Returns a value that the storefront sends with such a checkout; an empty string without it. */
function store_value( $request, $name ) {
	$extensions = $request['extensions'];
	$value      = is_array( $extensions ) ? ( $extensions['vitrine'][ $name ] ?? '' ) : '';
	return is_string( $value ) ? $value : '';
}

/** Registers these values: WooCommerce drops those that nobody has registered. */
function register_store_values() {
	$value = array(
		'type'    => array( 'string', 'null' ),
		'context' => array( 'edit' ),
	);
	woocommerce_store_api_register_endpoint_data(
		array(
			'endpoint'        => 'checkout',
			'namespace'       => 'vitrine',
			'schema_callback' => function () use ( $value ) {
				return array(
					'intent'     => $value,
					'seen_total' => $value,
				);
			},
		)
	);
}

if ( is_on( 'displayed-total' ) || is_on( 'one-order' ) ) {
	add_action( 'woocommerce_blocks_loaded', __NAMESPACE__ . '\register_store_values' );
}

/** Returns one sentence for each mistake in the setup. */
function problems() {
	$problems = array();
	$unknown  = array_diff( switched_off(), array_keys( PARTS ) );
	if ( array() !== $unknown ) {
		$problems[] = 'VITRINE_OFF names unknown parts: ' . implode( ', ', $unknown ) . '. The parts are: ' . implode( ', ', array_keys( PARTS ) ) . '.';
	}
	$files = array_unique( array_filter( array_map( __NAMESPACE__ . '\former_file', array_keys( PARTS ) ) ) );
	if ( array() !== $files ) {
		$problems[] = 'vitrine.php replaces these files: delete them from wp-content/mu-plugins: ' . implode( ', ', $files ) . '.';
	}
	$secret = setting( 'VITRINE_CLIENT_SECRET' );
	if ( '' !== $secret && ! is_secret( $secret ) ) {
		$problems[] = 'VITRINE_CLIENT_SECRET has fewer than ' . SECRET_LENGTH . ' characters, and is not used.';
	}
	if ( '' !== setting( 'VITRINE_CLOSE_ENDPOINT' ) && ! is_secret( $secret ) ) {
		$problems[] = 'VITRINE_CLOSE_ENDPOINT needs VITRINE_CLIENT_SECRET: the GraphQL endpoint is open to everybody.';
	}
	return $problems;
}

/** Shows administrators the mistakes in the setup. */
function show_problems() {
	foreach ( current_user_can( 'manage_options' ) ? problems() : array() as $problem ) {
		echo '<div class="notice notice-error"><p><strong>Vitrine:</strong> ' . esc_html( $problem ) . '</p></div>';
	}
}

/** Logs the mistakes in the setup, the same ones once a day. */
function log_problems() {
	$problems = implode( ' ', problems() );
	if ( '' !== $problems && get_transient( LOGGED ) !== md5( $problems ) ) {
		set_transient( LOGGED, md5( $problems ), DAY_IN_SECONDS );
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions
		error_log( 'Vitrine: ' . $problems );
	}
}

add_action( 'admin_notices', __NAMESPACE__ . '\show_problems' );
add_action( 'init', __NAMESPACE__ . '\log_problems' );

/*
 * displayed-total. WooGraphQL's checkout takes no expected total. The storefront sends the total that
 * was shown as meta data of the order, as the cart's own raw number, or in an extension of the Store
 * API's checkout. This part compares the order with it. A checkout without it, from another storefront
 * or from WooCommerce's own form, is left alone. Without this part, WooCommerce accepts an order at
 * another total, and the storefront says so on the order's page.
 */

namespace Vitrine\Parts\DisplayedTotal;

/**
 * Meta key of the displayed total. The refusal contains it, so that the storefront can identify
 * this error.
 */
const KEY = 'vitrine_seen_total';

const REFUSAL = 'The total of the order is not the one that was shown (' . KEY . '). No order was placed.';

/** Copies the displayed total from WooGraphQL's meta data into the checkout's posted data. */
function take_displayed_total( $data, $input = array() ) {
	// WooCommerce's own form runs the same filter without an input.
	foreach ( $input['metaData'] ?? array() as $meta ) {
		if ( KEY === ( $meta['key'] ?? '' ) ) {
			$data[ KEY ] = $meta['value'] ?? '';
		}
	}
	return $data;
}

/** True if a total differs from the displayed one. */
function is_undisplayed( $total, $data ) {
	if ( ! isset( $data[ KEY ] ) ) {
		return false;
	}
	$decimals = wc_get_price_decimals();
	return wc_format_decimal( $data[ KEY ], $decimals ) !== wc_format_decimal( $total, $decimals );
}

/**
 * Refuses a cart whose total differs, before the order is created. Nothing has started here: no
 * coupon is reserved, and no pending order has been emptied to be refilled.
 */
function check_cart( $data, $errors ) {
	if ( is_undisplayed( WC()->cart->get_total( 'edit' ), $data ) ) {
		$errors->add( KEY, REFUSAL );
	}
}

/**
 * Refuses an order right before it is saved, if a new account or a plugin changed its total after
 * the cart was checked. WooCommerce releases the stock and coupons it reserved.
 *
 * @throws \Exception WooCommerce turns it into the checkout's error.
 */
function check_order( $order, $data ) {
	if ( is_undisplayed( $order->get_total( 'edit' ), $data ) ) {
		// WooGraphQL reports a notice of another type before a thrown exception's message.
		wc_add_notice( REFUSAL, 'error' );
		throw new \Exception( REFUSAL );
	}
}

/**
 * Refuses a checkout of the Store API before its payment. What is left is a draft, which the
 * session's next checkout uses again.
 *
 * @throws \Automattic\WooCommerce\StoreApi\Exceptions\RouteException The Store API responds with it.
 */
function check_store_order( $order, $request ) {
	$displayed = \Vitrine\store_value( $request, 'seen_total' );
	if ( '' !== $displayed && is_undisplayed( $order->get_total( 'edit' ), array( KEY => $displayed ) ) ) {
		throw new \Automattic\WooCommerce\StoreApi\Exceptions\RouteException( KEY, REFUSAL, 400 );
	}
}

if ( \Vitrine\is_on( 'displayed-total' ) ) {
	// Runs last, so that no plugin changes the total afterwards.
	add_filter( 'woocommerce_checkout_posted_data', __NAMESPACE__ . '\take_displayed_total', PHP_INT_MAX, 2 );
	add_action( 'woocommerce_after_checkout_validation', __NAMESPACE__ . '\check_cart', PHP_INT_MAX, 2 );
	add_action( 'woocommerce_checkout_create_order', __NAMESPACE__ . '\check_order', PHP_INT_MAX, 2 );
	add_action( 'woocommerce_store_api_checkout_update_order_from_request', __NAMESPACE__ . '\check_store_order', PHP_INT_MAX, 2 );
}

/*
 * one-order. WooCommerce's checkouts take no idempotency key. The storefront sends the id of the
 * checkout, its intent, as meta data of the order, or in an extension of the Store API's checkout,
 * whose order gets it from this part. This part refuses a second order with it. Without this part, only
 * the storefront prevents a second order.
 */

namespace Vitrine\Parts\OneOrder;

/**
 * Meta key of the intent. The refusals contain it, so that the storefront can identify this error.
 */
const KEY = 'vitrine_intent';

/** Returns the intent in a checkout's meta data; an empty string without one. */
function intent_in( $input ) {
	$intent = '';
	foreach ( $input['metaData'] ?? array() as $meta ) {
		if ( KEY === ( $meta['key'] ?? '' ) ) {
			$intent = (string) ( $meta['value'] ?? '' );
		}
	}
	return $intent;
}

/** Finds the order of an intent; a draft, a cancelled order and one whose payment failed do not count. */
function order_of( $intent ) {
	$statuses = array_diff( array_keys( wc_get_order_statuses() ), array( 'wc-checkout-draft', 'wc-cancelled', 'wc-failed' ) );
	$orders   = wc_get_orders(
		array(
			'type'          => 'shop_order',
			'status'        => array_values( $statuses ),
			'limit'         => 1,
			'meta_key'      => KEY, // phpcs:ignore WordPress.DB.SlowDBQuery
			'meta_value'    => $intent, // phpcs:ignore WordPress.DB.SlowDBQuery
			// Another request may have saved the order a moment ago.
			'cache_results' => false,
		)
	);
	return $orders[0] ?? null;
}

/** True if WooCommerce will use an unpaid order again for this session, so that it stays one order. */
function is_resumed( $order ) {
	$awaiting = WC()->session ? absint( WC()->session->get( 'order_awaiting_payment' ) ) : 0;
	return $order->get_id() === $awaiting && $order->has_status( 'pending' );
}

/**
 * Refuses a checkout.
 *
 * @throws \Exception WooGraphQL turns it into the checkout's error.
 */
function refuse( $message ) {
	// WooGraphQL reports a notice of another type before a thrown exception's message.
	wc_add_notice( $message, 'error' );
	throw new \Exception( $message );
}

/**
 * Locks an intent; returns the reason why no order is placed with it, or an empty string.
 *
 * @param callable $is_own True for an order with the intent that this checkout may use.
 */
function refusal( $intent, $is_own ) {
	// Two requests with an intent run one after the other.
	if ( ! \Vitrine\lock( $intent ) ) {
		return 'Another request is placing this order (' . KEY . ').';
	}
	$order = order_of( $intent );
	if ( ! $order || $is_own( $order ) ) {
		return '';
	}
	return 'This order is placed already (' . KEY . ': ' . $order->get_order_number() . '). No second order was placed.';
}

/** Refuses a checkout whose intent has an order, before anything of it has started. */
function check_intent( $data, $input ) {
	$intent  = intent_in( $input );
	$message = '' === $intent ? '' : refusal( $intent, __NAMESPACE__ . '\is_resumed' );
	if ( '' !== $message ) {
		refuse( $message );
	}
}

/**
 * Refuses such a checkout of the Store API. WooCommerce has not loaded the session yet: one that was
 * loaded before another request had placed the order would bring the ordered cart back. An unpaid
 * order is left to the check below, which knows the session's own.
 */
function check_request( $response, $handler, $request ) {
	$intent = \Vitrine\is_store_checkout( $request ) ? \Vitrine\store_value( $request, 'intent' ) : '';
	if ( '' === $intent || is_wp_error( $response ) ) {
		return $response;
	}
	$message = refusal(
		$intent,
		function ( $order ) {
			return $order->has_status( 'pending' );
		}
	);
	return '' === $message ? $response : new \WP_Error( KEY, $message, array( 'status' => 400 ) );
}

/**
 * Gives the Store API's order its intent, before its payment. An unpaid order of the same intent must
 * be the one that WooCommerce uses again for this session.
 *
 * @throws \Automattic\WooCommerce\StoreApi\Exceptions\RouteException The Store API responds with it.
 */
function note_intent( $order, $request ) {
	$intent = \Vitrine\store_value( $request, 'intent' );
	if ( '' === $intent ) {
		return;
	}
	$message = refusal(
		$intent,
		function ( $found ) use ( $order ) {
			return $found->get_id() === $order->get_id() && $found->has_status( 'pending' );
		}
	);
	if ( '' !== $message ) {
		throw new \Automattic\WooCommerce\StoreApi\Exceptions\RouteException( KEY, $message, 400 );
	}
	$order->update_meta_data( KEY, $intent );
}

if ( \Vitrine\is_on( 'one-order' ) ) {
	add_action( 'graphql_woocommerce_before_checkout', __NAMESPACE__ . '\check_intent', 10, 2 );
	add_filter( 'rest_request_before_callbacks', __NAMESPACE__ . '\check_request', 10, 3 );
	// After the check of the total: a refused draft has no intent.
	add_action( 'woocommerce_store_api_checkout_update_order_from_request', __NAMESPACE__ . '\note_intent', PHP_INT_MAX, 2 );
}

/*
 * prepaid-orders. WooGraphQL's checkout lets everybody declare an order paid (isPaid, transactionId),
 * change its total by fees, also negative ones, and set WooCommerce's own meta data of it, such as the
 * date of its payment. This part leaves that to users who may edit orders, as WooGraphQL's own
 * mutation addFee does. The storefront sends none of it. Another storefront, whose browsers report
 * payments, needs this part off.
 */

namespace Vitrine\Parts\PrepaidOrders;

/** Inputs of a checkout by which its sender changes the amount to pay. */
const INPUTS = array( 'isPaid', 'transactionId', 'fees' );

/**
 * Refuses a value that the current user may not set.
 *
 * @throws \GraphQL\Error\UserError WPGraphQL shows its message.
 */
function refuse( $field ) {
	if ( ! current_user_can( 'edit_shop_orders' ) ) {
		throw new \GraphQL\Error\UserError( "Only users who may edit orders can set \"$field\". Nothing was changed." );
	}
}

/** Returns the keys of meta data that are properties of an order, such as _date_paid. */
function order_keys() {
	return class_exists( 'WC_Data_Store' ) ? \WC_Data_Store::load( 'order' )->get_internal_meta_keys() : array();
}

/** Refuses a checkout before WooGraphQL registers its fees, which would count for the rest of the request. */
function check_input( $input, $context, $info, $mutation ) {
	if ( 'checkout' !== $mutation ) {
		return $input;
	}
	foreach ( INPUTS as $field ) {
		if ( ! empty( $input[ $field ] ) ) {
			refuse( $field );
		}
	}
	foreach ( array_intersect( array_column( $input['metaData'] ?? array(), 'key' ), order_keys() ) as $key ) {
		refuse( $key );
	}
	return $input;
}

/** Refuses fees of the field `cart`: in a batch they would count for a checkout after it, too. */
function guard_cart( $fields ) {
	$resolve = $fields['cart']['resolve'] ?? null;
	if ( $resolve ) {
		$fields['cart']['resolve'] = function ( $source, $args, ...$rest ) use ( $resolve ) {
			if ( ! empty( $args['fees'] ) ) {
				refuse( 'fees' );
			}
			return $resolve( $source, $args, ...$rest );
		};
	}
	return $fields;
}

if ( \Vitrine\is_on( 'prepaid-orders' ) ) {
	add_filter( 'graphql_mutation_input', __NAMESPACE__ . '\check_input', 10, 4 );
	// After WPGraphQL has added the registered fields.
	add_filter( 'graphql_RootQuery_fields', __NAMESPACE__ . '\guard_cart', PHP_INT_MAX );
}

/*
 * cart-changes. WooGraphQL's cart mutations take no idempotency key. If a response is lost, the
 * storefront reads the cart and repeats the change if the cart lacks it. Without this part, a request
 * that WordPress carries out only after that, because it was stuck, counts twice.
 *
 * The storefront sends the change's key in the header Idempotency-Key. This part stores the latest
 * keys in the WooCommerce session, with the cart that they changed, and refuses another request with
 * one of them. WooGraphQL carries out a session's mutations one after another, and reads the session
 * again before each; a change that fails stores no key. The response repeats the header, so that the
 * storefront knows that it may repeat a change sooner.
 */

namespace Vitrine\Parts\CartChanges;

/** Session key of the latest changes' keys, oldest first. */
const KEY = 'vitrine_changes';

/** Maximum number of keys in a session. */
const MOST = 50;

/** Returns the key of the request's change; an empty string without one. */
function change_key() {
	$key = $_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? '';
	return is_string( $key ) && preg_match( '/^[\w-]{1,64}$/D', $key ) ? $key : '';
}

/** Returns the keys of the changes that the session's cart contains. */
function changes() {
	$session = function_exists( 'WC' ) ? WC()->session : null;
	return $session ? (array) $session->get( KEY, array() ) : array();
}

/**
 * Refuses a change that the cart contains already.
 *
 * @throws \Exception WPGraphQL shows it as an internal error, after which the storefront reads the cart.
 */
function refuse_repetition( $input ) {
	$key = change_key();
	if ( '' !== $key && in_array( $key, changes(), true ) ) {
		throw new \Exception( 'This change of the cart took effect already.' );
	}
	return $input;
}

/** Stores the key of a change that took effect. WooGraphQL saves the session right after it. */
function note_change() {
	$key     = change_key();
	$session = function_exists( 'WC' ) ? WC()->session : null;
	if ( '' !== $key && $session ) {
		$session->set( KEY, array_slice( array_merge( changes(), array( $key ) ), -MOST ) );
	}
}

/** Repeats the header in the response. */
function confirm_key( $headers ) {
	$key = change_key();
	if ( '' !== $key ) {
		$headers['Idempotency-Key'] = $key;
	}
	return $headers;
}

if ( \Vitrine\is_on( 'cart-changes' ) ) {
	add_filter( 'graphql_mutation_input', __NAMESPACE__ . '\refuse_repetition' );
	// Before WooGraphQL saves the session, at 20.
	add_action( 'graphql_mutation_response', __NAMESPACE__ . '\note_change' );
	add_filter( 'graphql_response_headers_to_send', __NAMESPACE__ . '\confirm_key' );
}

/*
 * sessions. WooCommerce lets a guest's session expire after two days, a customer's after seven. This
 * part gives those of GraphQL requests the 14 days of the storefront's cookie. A longer lifetime of
 * another plugin stays.
 */

namespace Vitrine\Parts\Sessions;

/** Lifetime in seconds: that of the storefront's cookie. */
const LIFETIME = 14 * DAY_IN_SECONDS;

/** Extends a session of a GraphQL request; those of WooCommerce's own pages stay as they are. */
function extend( $seconds ) {
	$is_graphql = function_exists( 'is_graphql_http_request' ) && is_graphql_http_request();
	return $is_graphql ? max( (int) $seconds, LIFETIME ) : $seconds;
}

if ( \Vitrine\is_on( 'sessions' ) ) {
	// WooGraphQL 1.0.2 takes a token's lifetime and the stored session's from this filter. It reads
	// no value of wc_session_expiring.
	add_filter( 'wc_session_expiration', __NAMESPACE__ . '\extend' );
}

/*
 * product-lists. WooGraphQL returns no list that contains a product with a password, and no related
 * products beside one. This part leaves such products out of lists for everybody who may not edit
 * them. Without it, the storefront finds such a product by further requests.
 */

namespace Vitrine\Parts\ProductLists;

/** Leaves products with a password out of a list. */
function leave_out( $args ) {
	return current_user_can( 'edit_others_posts' ) ? $args : array( 'has_password' => false ) + $args;
}

if ( \Vitrine\is_on( 'product-lists' ) ) {
	add_filter( 'graphql_product_connection_query_args', __NAMESPACE__ . '\leave_out' );
}

/*
 * terms. Adds the field `vitrineTerms`: the page that WooCommerce > Settings > Advanced > Page setup
 * names as "Terms and conditions", which shoppers accept in the checkout. Its id is 0 if none is
 * chosen, or if it is not public.
 */

namespace Vitrine\Parts\Terms;

/** Resolves the field. */
function resolve() {
	$id   = (int) wc_get_page_id( 'terms' );
	$page = $id > 0 ? get_post( $id ) : null;
	if ( ! $page || 'publish' !== $page->post_status ) {
		return array( 'id' => 0 );
	}
	return array(
		'id'    => $id,
		'title' => get_the_title( $page ),
		'url'   => (string) get_permalink( $page ),
	);
}

/** Adds the field and its type, if WooCommerce is active. */
function register() {
	if ( ! function_exists( 'wc_get_page_id' ) ) {
		return;
	}
	register_graphql_object_type(
		'VitrineTerms',
		array(
			'fields' => array(
				'id'    => array( 'type' => 'Int' ),
				'title' => array( 'type' => 'String' ),
				'url'   => array( 'type' => 'String' ),
			),
		)
	);
	register_graphql_field(
		'RootQuery',
		'vitrineTerms',
		array(
			'type'    => 'VitrineTerms',
			'resolve' => __NAMESPACE__ . '\resolve',
		)
	);
}

if ( \Vitrine\is_on( 'terms' ) ) {
	add_action( 'graphql_register_types', __NAMESPACE__ . '\register' );
}

/*
 * sign-ins. A sign-in is a refresh token of WPGraphQL-JWT-Authentication. It holds a secret of the
 * user, but the plugin refuses it only if an administrator has revoked that secret. So it is valid
 * for a year, whatever happens to the password: a customer who chooses a new one, because somebody
 * else is signed in, does not end that sign-in.
 *
 * With this part the secret in a token depends on the password, as in WordPress's own cookies, and a
 * token with another secret is refused, also in place of an access token, which the plugin permits.
 * Access tokens have no secret; they last five minutes. Customers who are signed in when this part
 * starts to work must sign in again, once.
 */

namespace Vitrine\Parts\SignIns;

/** Returns the secret for a user's tokens; an empty one, as after a revocation, stays empty. */
function secret_of( $secret, $user_id ) {
	$user = get_userdata( $user_id );
	return $secret && $user ? hash_hmac( 'sha256', $user->user_pass, $secret ) : '';
}

/** True for a token that was issued for another password. The plugin checks its signature and time. */
function is_outdated( $token ) {
	$parts  = explode( '.', (string) $token );
	$claims = json_decode( (string) base64_decode( strtr( $parts[1] ?? '', '-_', '+/' ) ) );
	$user   = $claims->data->user ?? null;
	if ( ! isset( $user->user_secret ) ) {
		return false;
	}
	$user_id = (int) ( $user->id ?? 0 );
	$secret  = secret_of( get_user_meta( $user_id, 'graphql_jwt_auth_secret', true ), $user_id );
	return '' === $secret || ! hash_equals( $secret, (string) $user->user_secret );
}

/** Refuses an outdated token that is to be exchanged for an access token. */
function check_input( $input, $context, $info, $mutation ) {
	if ( 'refreshJwtAuthToken' === $mutation && is_outdated( $input['jwtRefreshToken'] ?? '' ) ) {
		throw new \GraphQL\Error\UserError( 'The provided refresh token is invalid' );
	}
	return $input;
}

/** Ignores an outdated token in a header, as if there were none. */
function check_header( $header ) {
	return is_outdated( str_ireplace( 'Bearer ', '', (string) $header ) ) ? null : $header;
}

if ( \Vitrine\is_on( 'sign-ins' ) ) {
	add_filter( 'graphql_jwt_auth_user_secret', __NAMESPACE__ . '\secret_of', 10, 2 );
	add_filter( 'graphql_mutation_input', __NAMESPACE__ . '\check_input', 10, 4 );
	add_filter( 'graphql_jwt_auth_get_auth_header', __NAMESPACE__ . '\check_header' );
	add_filter( 'graphql_jwt_auth_get_refresh_header', __NAMESPACE__ . '\check_header' );
}

/*
 * order-links. Emails the link of an order to the order's own address, for guests who ask the
 * storefront for it. The address is not an input of the mutation: whoever may choose it could send
 * the shop's customers anywhere. Whoever knows an order's number and email address only makes
 * WordPress send one more email to that address. The response is the same whether or not there is
 * such an order. Without VITRINE_STOREFRONT_URL the link leads to WooCommerce's own page of the order.
 * Without this part, the storefront shows no form for it.
 */

namespace Vitrine\Parts\OrderLinks;

/** Event in which WordPress looks the order up and sends the email. */
const EVENT = 'vitrine_find_order_link';

/** Event of earlier releases, which had looked the order up before. */
const FORMER_EVENT = 'vitrine_send_order_link';

/** Period of the limits, in seconds. */
const PERIOD = 3600;

/** Emails for one order, and requests from one address, which is the storefront's without client-address. */
const PER_ORDER   = 3;
const PER_ADDRESS = 120;

/** Maximum length of a number and an email address. */
const MAX_INPUT = 254;

/** Statuses of orders that nobody has placed yet, or that are deleted. */
const UNPLACED = array( 'auto-draft', 'checkout-draft', 'draft', 'trash' );

/** Counts an attempt; false if there were too many. Parallel requests are counted one after another. */
function is_allowed( $key, $most ) {
	$name = 'vitrine_limit_' . md5( $key );
	if ( ! \Vitrine\lock( $name ) ) {
		return false;
	}
	list( $count, $end ) = (array) get_transient( $name ) + array( 0, 0 );
	// An attempt must not extend the period.
	$end = $end > time() ? (int) $end : time() + PERIOD;
	$is_allowed = (int) $count < $most;
	if ( $is_allowed ) {
		set_transient( $name, array( (int) $count + 1, $end ), $end - time() );
	}
	\Vitrine\unlock( $name );
	return $is_allowed;
}

/** Finds the order with this number, if it was placed under this email address. */
function find_order( $number, $email ) {
	// The filter of WooCommerce's own order tracking, by which extensions resolve their order numbers.
	$id    = apply_filters( 'woocommerce_shortcode_order_tracking_order_id', ltrim( trim( $number ), '#' ) );
	$order = wc_get_order( $id );
	if ( ! $order instanceof \WC_Order || $order->has_status( UNPLACED ) ) {
		return null;
	}
	$own = strtolower( $order->get_billing_email() );
	return '' !== $own && hash_equals( $own, strtolower( trim( $email ) ) ) ? $order : null;
}

/**
 * Requests the email. WordPress looks the order up and sends it in another request: otherwise the
 * response time would reveal that there is such an order.
 */
function request_link( $input ) {
	$given = array( substr( (string) ( $input['number'] ?? '' ), 0, MAX_INPUT ), substr( (string) ( $input['email'] ?? '' ), 0, MAX_INPUT ) );
	if ( is_allowed( 'address ' . ( $_SERVER['REMOTE_ADDR'] ?? '' ), PER_ADDRESS ) ) {
		wp_schedule_single_event( time(), EVENT, $given );
	}
	return array();
}

/** Sends the link of the order with this number and email address, if there is one. */
function send_requested( $number, $email ) {
	// WooCommerce may have become inactive since the request.
	$order = function_exists( 'wc_get_order' ) ? find_order( $number, $email ) : null;
	if ( $order ) {
		send_link( $order->get_id() );
	}
}

/** Returns an order's link, at the storefront if its address is known. */
function link_of( $order ) {
	if ( '' !== \Vitrine\setting( 'VITRINE_STOREFRONT_URL' ) ) {
		return \Vitrine\order_url( $order );
	}
	return 0 === $order->get_customer_id() ? $order->get_checkout_order_received_url() : $order->get_view_order_url();
}

/** Sends the link of an order to the order's own address. */
function send_link( $id ) {
	$order = function_exists( 'wc_get_order' ) ? wc_get_order( $id ) : null;
	if ( ! $order instanceof \WC_Order || ! is_allowed( 'order ' . $order->get_id(), PER_ORDER ) ) {
		return;
	}
	$number  = $order->get_order_number();
	$subject = '[' . wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ) . '] Your order ' . $number;
	$who     = 0 === $order->get_customer_id() ? 'Anyone who has the link can see the order.' : 'Sign in there with your account.';
	$text    = "To see your order $number, open this link:\n\n" . link_of( $order ) . "\n\n$who";
	wp_mail( $order->get_billing_email(), $subject, $text );
}

/** Adds the mutation, if WooCommerce is active. */
function register() {
	if ( ! function_exists( 'wc_get_order' ) ) {
		return;
	}
	$text = array( 'type' => array( 'non_null' => 'String' ) );
	register_graphql_mutation(
		'vitrineSendOrderLink',
		array(
			'inputFields'         => array(
				'number' => $text,
				'email'  => $text,
			),
			'outputFields'        => array(),
			'mutateAndGetPayload' => __NAMESPACE__ . '\request_link',
		)
	);
}

if ( \Vitrine\is_on( 'order-links' ) ) {
	add_action( 'graphql_register_types', __NAMESPACE__ . '\register' );
	add_action( EVENT, __NAMESPACE__ . '\send_requested', 10, 2 );
	add_action( FORMER_EVENT, __NAMESPACE__ . '\send_link' );
}

/*
 * guest-orders. WooGraphQL's own field `order` refuses every guest, even one who has the order's key.
 * This part adds the field `vitrineOrder`. Its arguments are the order's number and key, the time and
 * a signature of all three; an order without a recent signature, of another key or of a customer's
 * account is null, as one that does not exist. Nobody but the storefront's server can sign, and it
 * limits the attempts of its guests. Without this part, the storefront opens an order's link for 30
 * days.
 */

namespace Vitrine\Parts\GuestOrders;

/** Seconds by which the clocks of both servers may differ, including the request's travel time. */
const TOLERANCE = 300;

/** Statuses of orders that nobody has placed yet, or that are deleted. */
const UNPLACED = array( 'auto-draft', 'checkout-draft', 'draft', 'trash' );

/** True if the storefront signed these arguments with the secret, a moment ago. */
function is_signed( $args, $secret, $now ) {
	if ( ! \Vitrine\is_secret( $secret ) || ! preg_match( '/^\d{1,12}$/D', $args['time'] ) || abs( $now - (int) $args['time'] ) > TOLERANCE ) {
		return false;
	}
	// The first line distinguishes this signature from those of client-address.
	$signed = implode( "\n", array( 'order', $args['time'], $args['number'], $args['key'] ) );
	return hash_equals( hash_hmac( 'sha256', $signed, $secret ), $args['signature'] );
}

/** Finds the guest's order with this key, if it has this number: WooCommerce's id, or the displayed one. */
function find_order( $number, $key ) {
	$order = '' === $key ? null : wc_get_order( wc_get_order_id_by_order_key( $key ) );
	// The database may compare keys without regard to case.
	if ( ! $order instanceof \WC_Order || ! hash_equals( $order->get_order_key(), $key ) ) {
		return null;
	}
	$is_named = in_array( $number, array( (string) $order->get_id(), (string) $order->get_order_number() ), true );
	// An account's orders are shown after its sign-in only, as on WooCommerce's own page.
	$is_guests = 0 === $order->get_customer_id() && ! $order->has_status( UNPLACED );
	return $is_named && $is_guests ? $order : null;
}

/** Lets the rest of this request read an order, which WooGraphQL shows to its owner and to editors only. */
function allow( $allowed ) {
	add_filter(
		'graphql_restricted_data_cap',
		function ( $cap, $model, $data ) use ( $allowed ) {
			return $data instanceof \WC_Order && $data->get_id() === $allowed->get_id() ? '' : $cap;
		},
		10,
		3
	);
}

/** Resolves the field: the order as WooGraphQL models it, or null. */
function resolve( $source, $args ) {
	if ( ! is_signed( $args, \Vitrine\setting( 'VITRINE_CLIENT_SECRET' ), time() ) ) {
		return null;
	}
	$order = find_order( $args['number'], $args['key'] );
	if ( ! $order ) {
		return null;
	}
	allow( $order );
	return new \WPGraphQL\WooCommerce\Model\Order( $order->get_id() );
}

/** Adds the field, if WooGraphQL is active. */
function register() {
	if ( ! class_exists( '\WPGraphQL\WooCommerce\Model\Order' ) ) {
		return;
	}
	$text = array( 'type' => array( 'non_null' => 'String' ) );
	register_graphql_field(
		'RootQuery',
		'vitrineOrder',
		array(
			'type'    => 'Order',
			'args'    => array(
				'number'    => $text,
				'key'       => $text,
				'time'      => $text,
				'signature' => $text,
			),
			'resolve' => __NAMESPACE__ . '\resolve',
		)
	);
}

if ( \Vitrine\is_on( 'guest-orders' ) ) {
	add_action( 'graphql_register_types', __NAMESPACE__ . '\register' );
}

/*
 * client-address. Without this part, orders, reviews, logs and rate limits show the storefront's
 * server as everybody's address. The storefront describes the shopper in headers and signs them with
 * the secret. A request without a valid and recent signature is left alone, so that nobody chooses an
 * address by writing these headers.
 */

namespace Vitrine\Parts\ClientAddress;

/** Headers of proxies from which plugins read an address, beside those that WooCommerce reads. */
const OTHER_HEADERS = array( 'HTTP_CLIENT_IP', 'HTTP_CF_CONNECTING_IP', 'HTTP_TRUE_CLIENT_IP', 'HTTP_X_CLUSTER_CLIENT_IP', 'HTTP_FORWARDED_FOR' );

/** Returns one of the storefront's headers. */
function header_of( $server, $name ) {
	$value = $server[ 'HTTP_X_VITRINE_' . $name ] ?? '';
	return is_string( $value ) ? $value : '';
}

/** True if the storefront signed these headers with the secret, a moment ago. */
function is_signed( $server, $secret, $now ) {
	if ( \Vitrine\is_signed_request( $server, $secret, $now ) ) {
		return true;
	}
	$time = header_of( $server, 'TIME' );
	if ( ! \Vitrine\accepts_former( $now ) || ! \Vitrine\is_secret( $secret ) || ! preg_match( '/^\d{1,12}$/D', $time ) || abs( $now - (int) $time ) > \Vitrine\TOLERANCE ) {
		return false;
	}
	$signed = $time . "\n" . header_of( $server, 'CLIENT' ) . "\n" . header_of( $server, 'AGENT' );
	return hash_equals( hash_hmac( 'sha256', $signed, $secret ), header_of( $server, 'SIGNATURE' ) );
}

/**
 * Returns the server variables of a request as if the shopper had sent it themselves. WooCommerce
 * reads the address from X-Real-IP and X-Forwarded-For, WordPress from REMOTE_ADDR.
 */
function as_client( $server, $secret, $now ) {
	$address = header_of( $server, 'CLIENT' );
	if ( ! is_signed( $server, $secret, $now ) || ! filter_var( $address, FILTER_VALIDATE_IP ) ) {
		return $server;
	}
	$server['REMOTE_ADDR']          = $address;
	$server['HTTP_X_REAL_IP']       = $address;
	$server['HTTP_X_FORWARDED_FOR'] = $address;
	foreach ( array_intersect( OTHER_HEADERS, array_keys( $server ) ) as $name ) {
		$server[ $name ] = $address;
	}
	unset( $server['HTTP_FORWARDED'] );
	$server['HTTP_USER_AGENT'] = header_of( $server, 'AGENT' );
	return $server;
}

if ( \Vitrine\is_on( 'client-address' ) ) {
	$_SERVER = as_client( $_SERVER, \Vitrine\setting( 'VITRINE_CLIENT_SECRET' ), time() );
}

/*
 * checkout-links. The storefront hands a cart over to WordPress's own checkout by a link that
 * WooGraphQL gives for the session (its CHECKOUT setting). This part switches the links on, with the
 * names that both ends of them use; leads to the page of the checkout that the shop has, instead of
 * /checkout/; and marks the orders, so that return-addresses leads back to the storefront. A link can
 * also lead to the payment of an order or to a product, whose number the storefront adds. A link is a
 * password for one hour: switch this on only if the storefront uses it.
 */

namespace Vitrine\Parts\CheckoutLinks;

/** Meta data of an order that was placed on WordPress's checkout with a cart of the storefront. */
const KEY = '_vitrine_handed_over';

/** Names of the links' nonces, which WooGraphQL's settings have only after they were saved twice. */
const NONCES = array(
	'CART_URL_NONCE_PARAM'               => '_wc_cart',
	'CHECKOUT_URL_NONCE_PARAM'           => '_wc_checkout',
	'ACCOUNT_URL_NONCE_PARAM'            => '_wc_account',
	'ADD_PAYMENT_METHOD_URL_NONCE_PARAM' => '_wc_payment',
);

/** Defines the constants that are not in wp-config.php already. */
function define_links() {
	foreach ( array( 'WPGRAPHQL_WOOCOMMERCE_ENABLE_AUTH_URLS' => true ) + NONCES as $name => $value ) {
		if ( ! defined( $name ) ) {
			define( $name, $value );
		}
	}
}

/** Returns the checkout's own address in place of the path that WooGraphQL's links lead to. */
function to_page( $url, $endpoint ) {
	return 'checkout' === $endpoint ? wc_get_checkout_url() : $url;
}

/**
 * Parameter of a link with the page to lead to, "order-12" or "product-34". The links have it empty,
 * from which the storefront knows that it is read.
 */
const TARGET = 'vitrine_to';

/** Adds the empty parameter to a link. */
function offer_target( $params ) {
	return $params + array( TARGET => '' );
}

/**
 * True once WooGraphQL has accepted a link: by its nonce, or since the browser is logged in as the
 * link's customer already.
 */
function is_accepted() {
	$user = get_current_user_id();
	return did_action( 'woographql_process_auth_request_nonce_verified' ) > 0
		|| ( 0 !== $user && absint( $_GET['session_id'] ?? 0 ) === $user );
}

/**
 * Returns the address of a page to lead to, which WordPress builds from its number: a public product,
 * or the payment of an order of the customer who is logged in. An empty string for anything else.
 */
function page_of( $target ) {
	if ( ! is_string( $target ) || ! preg_match( '/^(order|product)-([1-9]\d{0,14})$/D', $target, $parts ) ) {
		return '';
	}
	list( , $kind, $id ) = $parts;
	if ( 'product' === $kind ) {
		$product = wc_get_product( (int) $id );
		return $product && 'publish' === $product->get_status() ? $product->get_permalink() : '';
	}
	$order  = wc_get_order( (int) $id );
	$user   = get_current_user_id();
	$is_own = $order instanceof \WC_Order && 0 !== $user && $order->get_customer_id() === $user;
	return $is_own && $order->needs_payment() ? $order->get_checkout_payment_url() : '';
}

/** Returns the page that an accepted link names in place of the one that WooGraphQL leads to. */
function to_target( $location ) {
	$page = isset( $_GET[ TARGET ] ) && is_accepted() ? page_of( $_GET[ TARGET ] ) : '';
	return '' === $page ? $location : $page;
}

/** Marks an order if a link to its session was given, which WooGraphQL notes there. */
function mark( $order ) {
	$session = function_exists( 'WC' ) ? WC()->session : null;
	if ( $session && $session->get( 'client_session_id' ) ) {
		$order->update_meta_data( KEY, '1' );
	}
}

if ( \Vitrine\is_on( 'checkout-links' ) ) {
	add_action( 'plugins_loaded', __NAMESPACE__ . '\define_links', 0 );
	add_filter( 'woocommerce_get_endpoint_url', __NAMESPACE__ . '\to_page', 10, 2 );
	add_filter( 'graphql_account_url_query_params', __NAMESPACE__ . '\offer_target' );
	add_filter( 'graphql_cart_url_query_params', __NAMESPACE__ . '\offer_target' );
	add_filter( 'wp_redirect', __NAMESPACE__ . '\to_target' );
	add_action( 'woocommerce_checkout_create_order', __NAMESPACE__ . '\mark' );
	add_action( 'woocommerce_store_api_checkout_update_order_meta', __NAMESPACE__ . '\mark' );
}

/*
 * return-addresses. Gateways, emails and WooCommerce's own pages lead to the pages of an order in
 * WordPress. For orders of the storefront this part leads to the storefront's instead. A gateway
 * returns by way of WordPress's receipt, where some confirm their payments. WordPress's page of the
 * payment, order-pay, stays, since the storefront has none.
 */

namespace Vitrine\Parts\ReturnAddresses;

/** Meta data of the storefront's orders, by their own checkout and by WordPress's. */
const KEYS = array( \Vitrine\Parts\OneOrder\KEY, \Vitrine\Parts\DisplayedTotal\KEY, \Vitrine\Parts\CheckoutLinks\KEY );

/** True for an order of the storefront, which has one of these meta data. */
function is_ours( $order ) {
	return $order instanceof \WC_Order && array() !== array_filter( array_map( array( $order, 'get_meta' ), KEYS ) );
}

/** Returns the storefront's receipt in place of WooCommerce's. */
function to_receipt( $url, $order ) {
	return is_ours( $order ) ? \Vitrine\receipt_url( $order ) : $url;
}

/**
 * Returns WooCommerce's own receipt to a gateway, which may confirm its payment there. The shopper is
 * redirected from it to the storefront's.
 */
function to_gateway( $url, $order = null ) {
	if ( ! is_ours( $order ) ) {
		return $url;
	}
	remove_filter( 'woocommerce_get_checkout_order_received_url', __NAMESPACE__ . '\to_receipt' );
	$own = $order->get_checkout_order_received_url();
	add_filter( 'woocommerce_get_checkout_order_received_url', __NAMESPACE__ . '\to_receipt', 10, 2 );
	return $own;
}

/** True if the storefront is at the requested host, where a redirect to it could lead in a circle. */
function is_same_host() {
	$target = wp_parse_url( \Vitrine\storefront_url( '/' ) );
	$port   = isset( $target['port'] ) ? ':' . $target['port'] : '';
	return strtolower( $_SERVER['HTTP_HOST'] ?? '' ) === strtolower( ( $target['host'] ?? '' ) . $port );
}

/** Redirects from WooCommerce's receipt to the storefront's, once the gateway has read the request. */
function leave_receipt() {
	if ( ! function_exists( 'is_order_received_page' ) || ! is_order_received_page() || is_same_host() ) {
		return;
	}
	$order = wc_get_order( absint( get_query_var( 'order-received' ) ) );
	$key   = $_GET['key'] ?? '';
	if ( ! is_ours( $order ) || ! is_string( $key ) || ! hash_equals( $order->get_order_key(), $key ) ) {
		return;
	}
	// Some gateways confirm the payment when they print their text, which nobody reads here.
	ob_start();
	do_action( 'woocommerce_thankyou_' . $order->get_payment_method(), $order->get_id() );
	ob_end_clean();
	nocache_headers();
	wp_redirect( \Vitrine\receipt_url( $order ) );
	exit;
}

/** Returns the storefront's page of an order in place of the one in WooCommerce's account. */
function to_order( $url, $order ) {
	return is_ours( $order ) ? \Vitrine\order_url( $order ) : $url;
}

/**
 * Returns the storefront's receipt for a payment that was canceled at its gateway: the order is
 * unpaid there, and can be paid again. WooCommerce cancels it when it holds its stock no longer. With
 * a redirect, the URL is that of a button that cancels an order, and stays.
 */
function to_unpaid( $url, $order, $redirect = '' ) {
	return '' === (string) $redirect ? to_receipt( $url, $order ) : $url;
}

/** Lets WordPress redirect to the storefront; it redirects to wp-admin instead of an unknown host. */
function allow_host( $hosts ) {
	$host = wp_parse_url( \Vitrine\storefront_url( '/' ), PHP_URL_HOST );
	return $host ? array_merge( $hosts, array( $host ) ) : $hosts;
}

if ( \Vitrine\is_on( 'return-addresses' ) ) {
	add_filter( 'woocommerce_get_checkout_order_received_url', __NAMESPACE__ . '\to_receipt', 10, 2 );
	add_filter( 'woocommerce_get_return_url', __NAMESPACE__ . '\to_gateway', 10, 2 );
	// After the gateways.
	add_action( 'template_redirect', __NAMESPACE__ . '\leave_receipt', PHP_INT_MAX );
	add_filter( 'woocommerce_get_view_order_url', __NAMESPACE__ . '\to_order', 10, 2 );
	add_filter( 'woocommerce_get_cancel_order_url', __NAMESPACE__ . '\to_unpaid', 10, 3 );
	add_filter( 'woocommerce_get_cancel_order_url_raw', __NAMESPACE__ . '\to_unpaid', 10, 3 );
	add_filter( 'allowed_redirect_hosts', __NAMESPACE__ . '\allow_host' );
}

/*
 * change-notices. WooCommerce's webhooks wait for WordPress's scheduled tasks, and tell nothing of
 * categories, attributes, pages and menus. This part collects the changes of a request and sends one
 * notice of them when the response is out, so that nobody waits for it. A notice that the storefront
 * does not accept is kept, and sent again by a scheduled task or with the next change.
 */

namespace Vitrine\Parts\ChangeNotices;

/**
 * Beginning of the names of options with changes that the storefront has not accepted yet. Each notice
 * has one of its own, so that requests at the same time cannot overwrite each other's.
 */
const UNSENT = 'vitrine_unsent_changes';

/** Scheduled task that sends them again. */
const RESEND = 'vitrine_resend_changes';

/** Maximum number of changes in a notice; of more, everything counts as changed. */
const MOST = 500;

/** Everything has changed. */
const ALL = 'all';

/** Post types and taxonomies that the storefront shows. */
const POST_TYPES = array( 'product', 'product_variation', 'page' );
const TAXONOMIES = '/^(product_cat|product_tag|product_visibility|nav_menu|pa_.+)$/D';

/** Options that are part of every page's names, prices or taxes. */
const OPTIONS = '/^(blogname|blogdescription|woocommerce_(currency|price_|tax_|prices_include_tax|calc_taxes|hide_out_of_stock).*)$/D';

/** Collects changes of this request; returns all that were collected so far. */
function note( ...$tags ) {
	static $noted = array();
	foreach ( $tags as $tag ) {
		$noted[ $tag ] = true;
	}
	return array_keys( $noted );
}

/** Notes a product or variation by its id, and the product of a variation. */
function note_product( $id ) {
	note( 'post:' . (int) $id );
	$parent = (int) wp_get_post_parent_id( $id );
	if ( $parent > 0 ) {
		note( 'post:' . $parent );
	}
}

/** Notes a product whose stock has changed, also by an order. */
function note_stock( $product ) {
	note_product( $product->get_id() );
}

/** Notes a post that was published, changed or withdrawn. */
function note_post( $new_status, $old_status, $post ) {
	$is_public = 'publish' === $new_status || 'publish' === $old_status;
	if ( $is_public && in_array( $post->post_type, POST_TYPES, true ) ) {
		note_product( $post->ID );
	}
}

/** Notes a post that was deleted. */
function note_deleted( $id, $post ) {
	note_post( 'deleted', 'publish', $post );
}

/** Notes a category, tag, menu or attribute's term. */
function note_term( $term_id, $tt_id, $taxonomy ) {
	if ( preg_match( TAXONOMIES, $taxonomy ) ) {
		note( 'term:' . (int) $term_id );
	}
}

/** Notes a menu, and an item of it. Only pages of the merchant's own may show one. */
function note_menu( $menu_id, $item_id = 0 ) {
	note( 'term:' . (int) $menu_id );
	if ( $item_id > 0 ) {
		note( 'post:' . (int) $item_id );
	}
}

/** Notes a setting that every page depends on. */
function note_option( $name ) {
	if ( preg_match( OPTIONS, $name ) ) {
		note( ALL );
	}
}

/** Notes that taxes, and so all prices, have changed. */
function note_taxes() {
	note( ALL );
}

/** Sends a notice; returns true if the storefront has accepted it. */
function post_notice( $tags ) {
	$body     = wp_json_encode( array( 'tags' => $tags, 'time' => time() ) );
	$response = wp_remote_post(
		\Vitrine\storefront_url( '/hooks/woocommerce' ),
		array(
			'body'        => $body,
			'headers'     => array(
				'Content-Type'             => 'application/json',
				'X-WC-Webhook-Topic'       => 'vitrine.changed',
				'X-WC-Webhook-Delivery-ID' => bin2hex( random_bytes( 16 ) ),
				'X-WC-Webhook-Signature'   => base64_encode( hash_hmac( 'sha256', $body, \Vitrine\setting( 'VITRINE_WEBHOOK_SECRET' ), true ) ),
			),
			'timeout'     => 5,
			'redirection' => 0,
		)
	);
	return 200 === (int) wp_remote_retrieve_response_code( $response );
}

/** Returns the names of the options with unsent changes. */
function unsent_names() {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery
	return $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( UNSENT ) . '%' ) );
}

/** Marks this request as the scheduled task; returns true if it is. */
function resend( $is_task = true ) {
	static $is_resending = false;
	$is_resending = $is_resending || $is_task;
	return $is_resending;
}

/** Sends what has changed in this request, and what could not be sent before. */
function send() {
	// A request without a change does not try again: the scheduled task does.
	if ( array() === note() && ! resend( false ) ) {
		return;
	}
	$names = unsent_names();
	$tags  = note();
	foreach ( $names as $name ) {
		$tags = array_merge( $tags, (array) get_option( $name, array() ) );
	}
	$tags = array_values( array_unique( $tags ) );
	if ( array() === $tags ) {
		return;
	}
	if ( count( $tags ) > MOST ) {
		$tags = array( ALL );
	}
	// The browser has its response, and waits for nothing.
	if ( function_exists( 'fastcgi_finish_request' ) ) {
		fastcgi_finish_request();
	}
	$is_accepted = post_notice( $tags );
	if ( ! $is_accepted ) {
		add_option( UNSENT . '_' . bin2hex( random_bytes( 8 ) ), $tags, '', false );
		if ( ! wp_next_scheduled( RESEND ) ) {
			wp_schedule_single_event( time() + 60, RESEND );
		}
	}
	// Only those that are part of this notice: another request may have added its own since.
	array_map( 'delete_option', $names );
}

if ( \Vitrine\is_on( 'change-notices' ) ) {
	foreach ( array( 'new_product', 'update_product', 'new_product_variation', 'update_product_variation' ) as $event ) {
		add_action( 'woocommerce_' . $event, __NAMESPACE__ . '\note_product' );
	}
	add_action( 'woocommerce_product_set_stock', __NAMESPACE__ . '\note_stock' );
	add_action( 'woocommerce_variation_set_stock', __NAMESPACE__ . '\note_stock' );
	add_action( 'transition_post_status', __NAMESPACE__ . '\note_post', 10, 3 );
	add_action( 'deleted_post', __NAMESPACE__ . '\note_deleted', 10, 2 );
	foreach ( array( 'created_term', 'edited_term', 'delete_term' ) as $event ) {
		add_action( $event, __NAMESPACE__ . '\note_term', 10, 3 );
	}
	add_action( 'wp_update_nav_menu', __NAMESPACE__ . '\note_menu' );
	add_action( 'wp_update_nav_menu_item', __NAMESPACE__ . '\note_menu', 10, 2 );
	add_action( 'updated_option', __NAMESPACE__ . '\note_option' );
	foreach ( array( 'added', 'updated', 'deleted' ) as $event ) {
		add_action( 'woocommerce_tax_rate_' . $event, __NAMESPACE__ . '\note_taxes' );
	}
	// The end of the scheduled task sends what is unsent.
	add_action( RESEND, __NAMESPACE__ . '\resend', 10, 0 );
	add_action( 'shutdown', __NAMESPACE__ . '\send', 1000 );
}

/*
 * webhooks. Registers WooCommerce's webhooks for the storefront: five, in WooCommerce > Settings >
 * Advanced > Webhooks. Once an hour it adds those that are missing, corrects their address and
 * secret, and switches on again those that WooCommerce has disabled after failures. A change that a
 * notice of change-notices tells of is not delivered a second time, so that they only deliver all
 * changes where that part is off.
 */

namespace Vitrine\Parts\Webhooks;

/** Topics that tell of changes of the catalogue. */
const TOPICS = array( 'product.created', 'product.updated', 'product.deleted', 'product.restored', 'order.created' );

/** Scheduled task that checks the webhooks. */
const CHECK = 'vitrine_check_webhooks';

/** Option with the webhooks' ids by their topics, by which they are found after a change of the address. */
const IDS = 'vitrine_webhooks';

/** Capability of the user in whose name WooCommerce reads a product for a webhook. */
const CAPABILITY = 'manage_woocommerce';

/** Returns the address that webhooks are delivered to. */
function delivery_url() {
	return \Vitrine\storefront_url( '/hooks/woocommerce' );
}

/** Schedules the check, in wp-admin only: no shopper's request does. */
function schedule() {
	if ( ! wp_doing_ajax() && ! wp_next_scheduled( CHECK ) ) {
		wp_schedule_event( time(), 'hourly', CHECK );
	}
}

/** Returns the storefront's webhooks by their topics; those that are known by id come first. */
function find_webhooks() {
	$known = (array) get_option( IDS, array() );
	$found = array();
	foreach ( \WC_Data_Store::load( 'webhook' )->get_webhooks_ids() as $id ) {
		$webhook  = new \WC_Webhook( (int) $id );
		$topic    = $webhook->get_topic();
		$is_known = (int) ( $known[ $topic ] ?? 0 ) === (int) $id;
		// One that somebody has added by hand is used, too.
		if ( $is_known || ( ! isset( $found[ $topic ] ) && delivery_url() === $webhook->get_delivery_url() ) ) {
			$found[ $topic ] = $webhook;
		}
	}
	return $found;
}

/** Returns a user who may read products and orders; 0 if there is none. */
function find_user() {
	$ids = get_users(
		array(
			'capability' => CAPABILITY,
			'number'     => 1,
			'orderby'    => 'ID',
			'fields'     => 'ID',
		)
	);
	return (int) ( $ids[0] ?? 0 );
}

/** Corrects a webhook; a paused one stays paused, since somebody has paused it. */
function correct( $webhook ) {
	$webhook->set_delivery_url( delivery_url() );
	$webhook->set_secret( \Vitrine\setting( 'VITRINE_WEBHOOK_SECRET' ) );
	// WooCommerce disables a webhook after several failures in a row, and counts on.
	if ( 'disabled' === $webhook->get_status() ) {
		$webhook->set_status( 'active' );
		$webhook->set_failure_count( 0 );
	}
	if ( ! user_can( $webhook->get_user_id(), CAPABILITY ) ) {
		$webhook->set_user_id( find_user() );
	}
	if ( array() !== $webhook->get_changes() ) {
		$webhook->save();
	}
}

/** Returns a new webhook, not saved yet. */
function create( $topic ) {
	$webhook = new \WC_Webhook();
	$webhook->set_name( 'Vitrine: ' . $topic );
	$webhook->set_topic( $topic );
	$webhook->set_status( 'active' );
	$webhook->set_api_version( 'wp_api_v3' );
	return $webhook;
}

/** Adds the webhooks that are missing, and corrects the others. */
function check() {
	if ( ! class_exists( 'WC_Webhook' ) || ! class_exists( 'WC_Data_Store' ) ) {
		return;
	}
	$found = find_webhooks();
	$ids   = array();
	foreach ( TOPICS as $topic ) {
		$webhook = $found[ $topic ] ?? create( $topic );
		correct( $webhook );
		$ids[ $topic ] = $webhook->get_id();
	}
	if ( get_option( IDS, array() ) !== $ids ) {
		update_option( IDS, $ids, false );
	}
}

/** Leaves out the delivery of a product's change that the notice of this request has. */
function is_needed( $should_deliver, $webhook, $id ) {
	$is_product = 'product' === $webhook->get_resource() && delivery_url() === $webhook->get_delivery_url();
	$is_noticed = $is_product && is_scalar( $id ) && in_array( 'post:' . (int) $id, \Vitrine\Parts\ChangeNotices\note(), true );
	return $should_deliver && ! $is_noticed;
}

if ( \Vitrine\is_on( 'webhooks' ) ) {
	add_action( 'admin_init', __NAMESPACE__ . '\schedule' );
	add_action( CHECK, __NAMESPACE__ . '\check' );
	add_filter( 'woocommerce_webhook_should_deliver', __NAMESPACE__ . '\is_needed', 10, 3 );
}

/*
 * closed-endpoint. WooGraphQL allows guests more than a storefront should. The storefront's gateway
 * forwards its own operations only, but anybody may send others to the endpoint itself. This part
 * refuses all requests there but those of the storefront's server, and of administrators, for whom
 * GraphiQL in wp-admin works on. Every other client of the endpoint is locked out.
 */

namespace Vitrine\Parts\ClosedEndpoint;

/** Message of the refusal, by which the storefront recognizes it. */
const REFUSAL = 'This endpoint is open to the storefront only (vitrine_closed_endpoint).';

/** True if the storefront's server has signed a request, or has sent the header of earlier releases. */
function is_storefront( $server, $secret ) {
	if ( \Vitrine\is_signed_request( $server, $secret, time() ) ) {
		return true;
	}
	$given = $server['HTTP_X_VITRINE_STOREFRONT'] ?? '';
	return \Vitrine\accepts_former( time() ) && \Vitrine\is_secret( $secret ) && is_string( $given ) && hash_equals( hash_hmac( 'sha256', 'endpoint', $secret ), $given );
}

/** Ends a request of anybody else, before WPGraphQL reads its document. */
function refuse_others() {
	if ( is_storefront( $_SERVER, \Vitrine\setting( 'VITRINE_CLIENT_SECRET' ) ) || current_user_can( 'manage_options' ) ) {
		return;
	}
	nocache_headers();
	wp_send_json( array( 'errors' => array( array( 'message' => REFUSAL ) ) ), 403 );
}

// With too short a secret nobody could get in: the endpoint stays open, and wp-admin says so.
if ( \Vitrine\is_on( 'closed-endpoint' ) && \Vitrine\is_secret( \Vitrine\setting( 'VITRINE_CLIENT_SECRET' ) ) ) {
	// WPGraphQL has verified the user of a cookie by then.
	add_action( 'graphql_process_http_request', __NAMESPACE__ . '\refuse_others', 0 );
}

/*
 * doctor. The storefront's command "npm run doctor" examines the shop from outside, where versions and
 * most settings cannot be seen. This part adds the field `vitrineSetup`, which is null for everybody
 * but the storefront's server and administrators. It has no secret, and nothing about shoppers.
 */

namespace Vitrine\Parts\Doctor;

/** Bytes of one header, and of all headers that a request may ask for: Node accepts 16 kB. */
const HEADER_BYTES     = 500;
const MAX_HEADER_BYTES = 12000;

/** Returns the state of a part: "on", or the reason for which it does nothing. */
function state_of( $part ) {
	if ( in_array( $part, \Vitrine\switched_off(), true ) ) {
		return 'off';
	}
	$missing = \Vitrine\missing_constants( $part );
	if ( array() !== $missing ) {
		return 'needs ' . implode( ' and ', $missing );
	}
	// A former file does the same.
	return 'on';
}

/** Returns the parts and their states. */
function parts() {
	return array_map(
		function ( $part ) {
			return array(
				'name'  => $part,
				'state' => state_of( $part ),
			);
		},
		array_keys( \Vitrine\PARTS )
	);
}

/** Returns the storefront's webhooks and their states; null if they cannot be known. */
function webhooks() {
	if ( '' === \Vitrine\setting( 'VITRINE_STOREFRONT_URL' ) || ! class_exists( 'WC_Webhook' ) || ! class_exists( 'WC_Data_Store' ) ) {
		return null;
	}
	$found = \Vitrine\Parts\Webhooks\find_webhooks();
	return array_map(
		function ( $topic ) use ( $found ) {
			return array(
				'topic'  => $topic,
				'status' => isset( $found[ $topic ] ) ? $found[ $topic ]->get_status() : 'missing',
			);
		},
		\Vitrine\Parts\Webhooks\TOPICS
	);
}

/** Sends headers of a size, as the cookies of a sign-in have, which a web server may refuse. */
function send_headers( $bytes ) {
	for ( $rest = min( (int) $bytes, MAX_HEADER_BYTES ); $rest > 0; $rest -= HEADER_BYTES ) {
		header( 'X-Vitrine-Padding: ' . str_repeat( '-', min( $rest, HEADER_BYTES ) ), false );
	}
}

/** Resolves the field: the setup, or null for anybody else than the storefront. */
function resolve( $root = null, $args = array() ) {
	$is_storefront = \Vitrine\Parts\ClosedEndpoint\is_storefront( $_SERVER, \Vitrine\setting( 'VITRINE_CLIENT_SECRET' ) );
	if ( ! $is_storefront && ! current_user_can( 'manage_options' ) ) {
		return null;
	}
	send_headers( $args['headerBytes'] ?? 0 );
	return array(
		'wordpress'     => get_bloginfo( 'version' ),
		'php'           => PHP_VERSION,
		'woocommerce'   => \Vitrine\setting( 'WC_VERSION' ),
		'wpgraphql'     => \Vitrine\setting( 'WPGRAPHQL_VERSION' ),
		'woographql'    => \Vitrine\setting( 'WPGRAPHQL_WOOCOMMERCE_VERSION' ),
		'guestCheckout' => 'yes' === get_option( 'woocommerce_enable_guest_checkout', 'yes' ),
		'phone'         => (string) get_option( 'woocommerce_checkout_phone_field', 'required' ),
		'shipTo'        => (string) get_option( 'woocommerce_ship_to_destination', 'shipping' ),
		'parts'         => parts(),
		'webhooks'      => webhooks(),
		'problems'      => \Vitrine\problems(),
	);
}

/** Adds the field and its types, if WooGraphQL is active. */
function register() {
	if ( ! class_exists( '\WPGraphQL\WooCommerce\Model\Order' ) ) {
		return;
	}
	$text   = array( 'type' => 'String' );
	$fields = array_fill_keys( array( 'wordpress', 'php', 'woocommerce', 'wpgraphql', 'woographql', 'phone', 'shipTo' ), $text );
	register_graphql_object_type(
		'VitrinePart',
		array(
			'fields' => array(
				'name'  => $text,
				'state' => $text,
			),
		)
	);
	register_graphql_object_type(
		'VitrineWebhook',
		array(
			'fields' => array(
				'topic'  => $text,
				'status' => $text,
			),
		)
	);
	register_graphql_object_type(
		'VitrineSetup',
		array(
			'fields' => $fields + array(
				'guestCheckout' => array( 'type' => 'Boolean' ),
				'parts'         => array( 'type' => array( 'list_of' => 'VitrinePart' ) ),
				'webhooks'      => array( 'type' => array( 'list_of' => 'VitrineWebhook' ) ),
				'problems'      => array( 'type' => array( 'list_of' => 'String' ) ),
			),
		)
	);
	register_graphql_field(
		'RootQuery',
		'vitrineSetup',
		array(
			'type'    => 'VitrineSetup',
			'args'    => array( 'headerBytes' => array( 'type' => 'Int' ) ),
			'resolve' => __NAMESPACE__ . '\resolve',
		)
	);
}

if ( \Vitrine\is_on( 'doctor' ) ) {
	add_action( 'graphql_register_types', __NAMESPACE__ . '\register' );
}
