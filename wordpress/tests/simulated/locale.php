<?php
/**
 * Simulated languages of WordPress, of Polylang or WPML, and of WooCommerce's emails: prints what a
 * request of the storefront is answered with.
 */

const OBJECT = 'OBJECT';

final class WP_Error {
	public $code;
	public $status;

	public function __construct( $code, $message, $data ) {
		$this->code   = $code;
		$this->status = $data['status'];
	}
}

final class WP_Term {
	public $term_id;
	public $slug;

	public function __construct( $id, $slug ) {
		$this->term_id = $id;
		$this->slug    = $slug;
	}
}

/** Order with the meta data that a test gives. */
final class WC_Order {
	public $meta;

	public function __construct( $meta = array() ) {
		$this->meta = $meta;
	}

	public function get_total() {
		return '0';
	}

	public function get_meta( $key ) {
		return $this->meta[ $key ] ?? '';
	}

	public function update_meta_data( $key, $value ) {
		$this->meta[ $key ] = $value;
	}
}

/** Email of WooCommerce, which notes the locale in which it is sent. */
final class WC_Email {
	private $is_customers;

	public function __construct( $is_customers ) {
		$this->is_customers = $is_customers;
	}

	public function is_customer_email() {
		return $this->is_customers;
	}

	public function trigger() {
		global $sent;
		$is_switched = apply_filters( 'woocommerce_allow_switching_email_locale', true, $this );
		$sent[]      = array( $this->is_customers ? 'customer' : 'merchant', get_locale(), $is_switched );
		apply_filters( 'woocommerce_allow_restoring_email_locale', true, $this );
	}
}

$sent       = array();
$switches   = array();
$registered = array();
$routes     = array();
$now        = null;

function get_available_languages() {
	global $case;
	return $case['installed'] ?? array();
}

function switch_to_locale( $locale ) {
	global $switches;
	if ( get_locale() === $locale || ! in_array( $locale, array_merge( array( 'en_US' ), get_available_languages() ), true ) ) {
		return false;
	}
	$switches[] = $locale;
	return true;
}

function restore_previous_locale() {
	global $switches;
	if ( array() === $switches ) {
		throw new Error( 'No locale was switched.' );
	}
	array_pop( $switches );
}

function translate( $text, $domain ) {
	global $case;
	return $case['woocommerce'][ $text ] ?? $text;
}

function wc_get_order( $given ) {
	global $case;
	if ( $given instanceof WC_Order ) {
		return $given;
	}
	return isset( $case['orders'][ $given ] ) ? new WC_Order( $case['orders'][ $given ] ) : false;
}

function register_rest_route( $namespace, $route, $config ) {
	global $routes;
	$routes[ "$namespace$route" ] = $config;
}

/** Finds a post or term by a condition; one is { id, type, language, slug, group, status }. */
function find_thing( $is_wanted ) {
	global $case;
	return current( array_filter( $case['things'] ?? array(), $is_wanted ) ) ?: null;
}

function get_page_by_path( $path, $output, $type ) {
	$thing = find_thing( fn( $thing ) => $thing['type'] === $type && trim( $path, '/' ) === $thing['slug'] );
	return $thing ? (object) array( 'ID' => $thing['id'] ) : null;
}

function get_post_status( $id ) {
	return find_thing( fn( $thing ) => $thing['id'] === $id )['status'] ?? 'publish';
}

function get_page_uri( $id ) {
	return rawurlencode_path( find_thing( fn( $thing ) => $thing['id'] === $id )['slug'] );
}

function rawurlencode_path( $path ) {
	return strtolower( str_replace( '%2F', '/', rawurlencode( $path ) ) );
}

/** Terms are found and read in the current language only: Polylang filters, and WPML translates them. */
function term_of( $thing ) {
	global $now;
	return $thing && $thing['language'] === $now ? new WP_Term( $thing['id'], $thing['slug'] ) : false;
}

function get_term_by( $field, $slug, $type ) {
	return term_of( find_thing( fn( $thing ) => $thing['type'] === $type && $thing['slug'] === $slug ) );
}

function get_term( $id ) {
	return term_of( find_thing( fn( $thing ) => $thing['id'] === $id ) );
}

/** Polylang, whose model knows the languages that a test gives. */
function PLL() {
	return (object) array( 'model' => new Polylang_Model(), 'curlang' => null );
}

final class Polylang_Model {
	public function get_language( $slug ) {
		global $case;
		return in_array( $slug, $case['languages'], true ) ? (object) array( 'slug' => $slug ) : false;
	}
}

require __DIR__ . '/wordpress.php';

// What Polylang and WPML offer alike, which is WPML's documented interface.
if ( isset( $case['languages'] ) ) {
	add_action(
		'wpml_switch_language',
		function ( $language ) {
			global $now;
			$now = $language;
		}
	);
	add_filter( 'wpml_active_languages', fn() => array_fill_keys( $case['languages'], array() ) );
	add_filter(
		'wpml_object_id',
		function ( $id, $type, $is_original, $language = null ) {
			global $now;
			$group = find_thing( fn( $thing ) => $thing['id'] === $id )['group'] ?? null;
			$found = find_thing( fn( $thing ) => $thing['group'] === $group && $thing['language'] === ( $language ?? $now ) );
			return $found['id'] ?? ( $is_original ? $id : null );
		},
		10,
		4
	);
	add_action(
		'wpml_register_single_string',
		function ( $domain, $name, $text ) {
			global $registered;
			$registered[] = $text;
		},
		10,
		3
	);
	add_filter( 'wpml_translate_single_string', fn( $text ) => $case['strings'][ $text ] ?? $text );
}

do_action( 'plugins_loaded' );
// As WordPress does after its plugins.
add_filter(
	'locale',
	function ( $locale ) {
		global $switches;
		return end( $switches ) ?: $locale;
	}
);

$result = array(
	'locale'   => get_locale(),
	'language' => $now,
	'polylang' => isset( $case['languages'] ) ? array(
		'contexts' => array_map( fn( $context ) => apply_filters( 'pll_context', $context ), array( '', 'PLL_REST_Request', 'PLL_Admin' ) ),
		'chosen'   => apply_filters( 'pll_get_current_language', (object) array( 'slug' => 'en' ) )->slug,
	) : null,
	'cached'   => ! in_array( '__return_false', array_column( callbacks_of( 'graphql_cache_is_object_cache_enabled' ), 0 ), true ),
	'package'  => apply_filters( 'woocommerce_cart_shipping_packages', array( array( 'contents' => array() ) ) )[0],
	'terms'    => apply_filters( 'woocommerce_get_terms_page_id', 1 ),
);

// Polylang without a language of its own, as where it takes the language from the content.
$polylang = PLL();
if ( isset( $case['languages'] ) ) {
	do_action( 'pll_init', $polylang );
}
$result['content'] = $polylang->curlang->slug ?? null;

// WooCommerce filters the methods several times in a request.
$gateway = (object) array(
	'title'       => $case['title'] ?? '',
	'description' => '',
);
apply_filters( 'woocommerce_available_payment_gateways', apply_filters( 'woocommerce_available_payment_gateways', array( $gateway ) ) );
$result['titles']     = array( $gateway->title, apply_filters( 'woocommerce_shipping_rate_label', $case['title'] ?? '' ) );
$result['registered'] = $registered;

$order = new WC_Order();
do_action( 'woocommerce_checkout_create_order', $order, array() );
$result['meta'] = $order->meta;

// WooCommerce sends two emails for each event that a test gives.
apply_filters( 'woocommerce_email_actions', array( 'woocommerce_order_status_completed', 'woocommerce_new_customer_note', 'woocommerce_created_customer' ) );
foreach ( array( 'merchant', 'customer' ) as $recipient ) {
	foreach ( array( 'woocommerce_order_status_completed', 'woocommerce_new_customer_note', 'woocommerce_created_customer' ) as $event ) {
		add_action( "{$event}_notification", fn() => ( new WC_Email( 'customer' === $recipient ) )->trigger() );
	}
}
foreach ( $case['events'] ?? array() as list( $event, $given ) ) {
	do_action( $event, $given );
}
$result['sent']     = $sent;
$result['switches'] = $switches;

do_action( 'rest_api_init' );
$route = $routes['vitrine/v1/translations'] ?? null;
if ( isset( $case['asked'] ) ) {
	$result['answer'] = $route['callback']( $case['asked'] );
	$result['guard']  = $route['permission_callback'];
}
$result['after'] = $now;

echo json_encode( $result );
