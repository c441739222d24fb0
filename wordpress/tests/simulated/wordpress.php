<?php
/**
 * Simulated WordPress of one request: hooks, options, scheduled tasks and users. It reads the case
 * that a test gives as JSON, defines its constants and loads the plugin. A script requires it after
 * its own functions, runs hooks, and prints a result.
 *
 * Only hooks of WordPress 7.0, WooCommerce 11.0, WPGraphQL 2.20, WooGraphQL 1.0.2,
 * WPGraphQL-JWT-Authentication 0.7.0, WPGraphQL Smart Cache 2.0, Polylang 3.8 and WPML 4 are known.
 */

const HOOKS = array(
	'added_option',
	'admin_init',
	'admin_notices',
	'after_setup_theme',
	'allowed_redirect_hosts',
	'created_term',
	'deactivate_vitrine/vitrine.php',
	'delete_term',
	'deleted_post',
	'edited_term',
	'graphql_RootQuery_fields',
	'graphql_account_url_query_params',
	'graphql_cache_is_object_cache_enabled',
	'graphql_cart_url_query_params',
	'graphql_jwt_auth_get_auth_header',
	'graphql_jwt_auth_get_refresh_header',
	'graphql_jwt_auth_user_secret',
	'graphql_mutation_input',
	'graphql_mutation_response',
	'graphql_object_fields',
	'graphql_process_http_request',
	'graphql_product_connection_query_args',
	'graphql_register_types',
	'graphql_response_headers_to_send',
	'graphql_restricted_data_cap',
	'graphql_woocommerce_after_checkout',
	'graphql_woocommerce_before_checkout',
	'init',
	'locale',
	'pll_context',
	'pll_get_current_language',
	'pll_init',
	'pll_language_defined',
	'plugins_loaded',
	'rest_api_init',
	'rest_request_before_callbacks',
	'shutdown',
	'template_redirect',
	'transition_post_status',
	'updated_option',
	'wc_session_expiration',
	'woocommerce_after_checkout_validation',
	'vitrine_problems',
	'wcml_client_currency',
	'woocommerce_after_resend_order_email',
	'woocommerce_allow_restoring_email_locale',
	'woocommerce_allow_switching_email_locale',
	'woocommerce_available_payment_gateways',
	'woocommerce_before_resend_order_emails',
	'woocommerce_blocks_loaded',
	'woocommerce_cart_shipping_packages',
	'woocommerce_checkout_create_order',
	'woocommerce_checkout_posted_data',
	'woocommerce_created_customer_notification',
	'woocommerce_email_actions',
	'woocommerce_get_cancel_order_url',
	'woocommerce_get_cancel_order_url_raw',
	'woocommerce_get_checkout_order_received_url',
	'woocommerce_get_endpoint_url',
	'woocommerce_get_return_url',
	'woocommerce_get_terms_page_id',
	'woocommerce_get_view_order_url',
	'woocommerce_new_customer_note_notification',
	'woocommerce_new_product',
	'woocommerce_new_product_variation',
	'woocommerce_order_status_completed_notification',
	'woocommerce_product_set_stock',
	'woocommerce_rest_checkout_process_payment_with_context',
	'woocommerce_shipping_rate_label',
	'woocommerce_shortcode_order_tracking_order_id',
	'woocommerce_store_api_checkout_update_order_from_request',
	'woocommerce_store_api_checkout_update_order_meta',
	'woocommerce_thankyou_paypal',
	'woocommerce_tax_rate_added',
	'woocommerce_tax_rate_deleted',
	'woocommerce_tax_rate_updated',
	'woocommerce_update_product',
	'woocommerce_update_product_variation',
	'woocommerce_variation_set_stock',
	'woocommerce_webhook_should_deliver',
	'wp_redirect',
	'wp_update_nav_menu',
	'wp_update_nav_menu_item',
	'wpml_active_languages',
	'wpml_object_id',
	'wpml_register_single_string',
	'wpml_switch_language',
	'wpml_translate_single_string',
	// Of the plugin Omnibus.
	'iworks_omnibus_wc_lowest_price_message',
	// Scheduled tasks of the plugin itself.
	'vitrine_check_webhooks',
	'vitrine_find_order_link',
	'vitrine_note_withdrawal',
	'vitrine_resend_changes',
	'vitrine_send_order_link',
);

const LOG = '/error.log';

/** Folder of WordPress's plugins. */
const CONTENT = '/wordpress/wp-content/';

error_reporting( E_ALL );
set_error_handler(
	function ( $level, $message, $file, $line ) {
		throw new ErrorException( $message, 0, $level, $file, $line );
	}
);
file_put_contents( LOG, '' );
ini_set( 'error_log', LOG );

$case = json_decode( file_get_contents( '/case.json' ), true );

define( 'ABSPATH', '/wordpress/' );
define( 'DAY_IN_SECONDS', 86400 );
foreach ( $case['constants'] ?? array() as $name => $value ) {
	define( $name, $value );
}
$_SERVER = array_merge( $_SERVER, $case['server'] ?? array() );

$wp_filter    = array();
$options      = $case['options'] ?? array();
$fields       = array();
$types        = array();
$mutations    = array();
$transients   = $case['transients'] ?? array();
$scheduled    = $case['scheduled'] ?? array();
$capabilities = $case['capabilities'] ?? array();

/** Callbacks of a hook, by their priorities. */
final class WP_Hook {
	public $callbacks = array();
}

/** Locks, of which a test may say that another request holds them, and the names of options. */
final class Database {
	public $prefix  = 'wp_';
	public $options = 'wp_options';
	public $locked  = array();
	public function prepare( $query, ...$values ) {
		return vsprintf( str_replace( '%s', "'%s'", $query ), $values );
	}
	public function esc_like( $text ) {
		return addcslashes( $text, '_%\\' );
	}
	public function get_var( $query ) {
		global $case;
		if ( ! preg_match( "/^SELECT (?:GET_LOCK\('([^']{1,64})', \d+|RELEASE_LOCK\('([^']{1,64})')\)$/", $query, $parts ) ) {
			throw new Error( $query );
		}
		if ( isset( $parts[2] ) ) {
			unset( $this->locked[ $parts[2] ] );
			return '1';
		}
		$this->locked[ $parts[1] ] = true;
		return array_key_exists( 'lock', $case ) ? $case['lock'] : '1';
	}
	public function get_col( $query ) {
		global $options;
		if ( ! preg_match( "/^SELECT option_name FROM wp_options WHERE option_name LIKE '(.+)%'$/", $query, $parts ) ) {
			throw new Error( $query );
		}
		$start = stripslashes( $parts[1] );
		return array_values( array_filter( array_keys( $options ), fn( $name ) => 0 === strpos( $name, $start ) ) );
	}
}

$wpdb = new Database();

function add_option( $name, $value ) {
	global $options;
	if ( ! isset( $options[ $name ] ) ) {
		$options[ $name ] = $value;
	}
}

function add_filter( $name, $callback, $priority = 10, $count = 1 ) {
	global $wp_filter;
	if ( ! in_array( $name, HOOKS, true ) ) {
		throw new Exception( "WordPress has no hook $name." );
	}
	$wp_filter[ $name ]                           = $wp_filter[ $name ] ?? new WP_Hook();
	$wp_filter[ $name ]->callbacks[ $priority ][] = array(
		'function'      => $callback,
		'accepted_args' => $count,
	);
}

function add_action( ...$hook ) {
	add_filter( ...$hook );
}

function remove_filter( $name, $callback, $priority = 10 ) {
	global $wp_filter;
	$wp_filter[ $name ]->callbacks[ $priority ] = array_filter(
		$wp_filter[ $name ]->callbacks[ $priority ],
		fn( $hook ) => $hook['function'] !== $callback
	);
}

/** Returns the callbacks of a hook and the numbers of their arguments, in the order of their calls. */
function callbacks_of( $name ) {
	global $wp_filter;
	$by_priority = isset( $wp_filter[ $name ] ) ? $wp_filter[ $name ]->callbacks : array();
	ksort( $by_priority );
	return array_map( 'array_values', array_merge( array(), ...array_values( $by_priority ) ) );
}

function current_filter() {
	global $current_filter;
	return $current_filter;
}

function apply_filters( $name, ...$values ) {
	global $current_filter;
	foreach ( callbacks_of( $name ) as list( $callback, $count ) ) {
		$current_filter = $name;
		$values[0]      = $callback( ...array_slice( $values, 0, $count ) );
	}
	return $values[0];
}

function do_action( $name, ...$values ) {
	foreach ( callbacks_of( $name ) as list( $callback, $count ) ) {
		$callback( ...array_slice( $values, 0, $count ) );
	}
}

function current_user_can( $capability ) {
	global $capabilities;
	return in_array( $capability, $capabilities, true );
}

function esc_html( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}

function wp_strip_all_tags( $text ) {
	return trim( strip_tags( $text ) );
}

function get_locale() {
	global $case;
	return apply_filters( 'locale', $case['locale'] ?? 'de_DE' );
}

function wp_json_encode( $value ) {
	return json_encode( $value );
}

function wp_parse_url( $url, $component = -1 ) {
	return parse_url( $url, $component );
}

function get_bloginfo( $name ) {
	return 'version' === $name ? '7.0.4' : '';
}

function absint( $number ) {
	return abs( (int) $number );
}

function get_option( $name, $default = false ) {
	global $options;
	return $options[ $name ] ?? $default;
}

function update_option( $name, $value ) {
	global $options;
	$options[ $name ] = $value;
}

function delete_option( $name ) {
	global $options;
	unset( $options[ $name ] );
}

function get_transient( $name ) {
	global $transients;
	return $transients[ $name ] ?? false;
}

function set_transient( $name, $value, $seconds ) {
	global $transients;
	$transients[ $name ] = $value;
}

function wp_next_scheduled( $name ) {
	global $scheduled;
	return in_array( $name, array_column( $scheduled, 0 ), true );
}

function wp_schedule_single_event( $time, $name, $values = array() ) {
	global $scheduled;
	$scheduled[] = array( $name, $values );
}

function wp_clear_scheduled_hook( $name ) {
	global $scheduled;
	$scheduled = array_values( array_filter( $scheduled, fn( $event ) => $event[0] !== $name ) );
}

function register_deactivation_hook( $file, $callback ) {
	add_action( 'deactivate_' . basename( dirname( $file ) ) . '/' . basename( $file ), $callback );
}

function get_file_data( $file, $headers ) {
	return array_map(
		function ( $header ) use ( $file ) {
			preg_match( "/^ \* $header: (.*)$/m", file_get_contents( $file ), $parts );
			return $parts[1] ?? '';
		},
		$headers
	);
}

function wp_schedule_event( $time, $recurrence, $name ) {
	global $scheduled;
	$scheduled[] = array( $name, array(), $recurrence );
}

function register_graphql_field( $type, $name, $config ) {
	global $fields;
	$fields[ "$type.$name" ] = $config;
}

function register_graphql_object_type( $name, $config ) {
	global $types;
	$types[ $name ] = $config;
}

function register_graphql_enum_type( $name, $config ) {
	global $types;
	$types[ $name ] = $config;
}

function register_graphql_mutation( $name, $config ) {
	global $mutations;
	$mutations[ $name ] = $config;
}

foreach ( $case['plugins'] ?? array( 'plugins/vitrine/vitrine.php' ) as $plugin ) {
	require CONTENT . $plugin;
}
