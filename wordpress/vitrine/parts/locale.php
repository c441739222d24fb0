<?php
/**
 * Answers in the shopper's language.
 *
 * WordPress has one language. The storefront names the shopper's in the header X-Vitrine-Locale. This
 * part sets the locale to it, so that messages and the titles of payment and delivery have this
 * language, and the emails of the orders that are placed in it. With Polylang or WPML it chooses their
 * language, too: lists, menus and pages are then of this language, and a route tells the addresses of
 * a product, category or page in the others. Without this part, only the storefront's own words have
 * several languages.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\Locale;

defined( 'ABSPATH' ) || exit;

/** Meta key of an order's locale. */
const KEY = 'vitrine_locale';

/** Names of what has translations, by the types of the route. */
const TYPES = array(
	'product'  => 'product',
	'category' => 'product_cat',
	'page'     => 'page',
);

/**
 * Returns the language of a request of the storefront; an empty string for any other. Pages of WordPress
 * ignore the header, since their caches do not know it.
 */
function language_of( $server ) {
	$language = $server['HTTP_X_VITRINE_LOCALE'] ?? '';
	$endpoint = function_exists( 'graphql_get_endpoint' ) ? preg_quote( graphql_get_endpoint(), '#' ) : 'graphql';
	$path     = explode( '?', $server['REQUEST_URI'] ?? '', 2 )[0];
	$is_ours  = preg_match( "#/(?:$endpoint/?$|wp-json/(?:wc/store|vitrine)/)#D", $path );
	return $is_ours && preg_match( '/^(?=.{2,12}$)[a-z]{2,3}(?:-[a-z0-9]+)*$/iD', $language ) ? strtolower( $language ) : '';
}

/** Returns the language of this request. */
function language() {
	static $language = null;
	return $language ??= language_of( $_SERVER );
}

/** Returns the site's own locale, which is read before other plugins change it. */
function site_locale() {
	static $locale = null;
	return $locale ??= get_locale();
}

/**
 * Returns the installed locale that fits a language best: the same one, the site's own, that of the
 * language's own country, or any other; the site's own if none fits.
 */
function fitting_locale( $language, $own, $installed ) {
	list( $code ) = explode( '-', $language );
	$known   = array_merge( array( $own ), preg_grep( "/^{$code}_{$code}$/i", $installed ), $installed, array( 'en_US' ) );
	$fitting = preg_grep( "/^$code(?:_|$)/i", $known );
	$same    = preg_grep( '/^' . str_replace( '-', '_', $language ) . '$/i', $fitting );
	return current( array_merge( $same, $fitting, array( $own ) ) );
}

/** Returns the locale of this request. Polylang and WPML have locales of their own, and override it. */
function locale() {
	static $locale = null;
	return $locale ??= fitting_locale( language(), site_locale(), get_available_languages() );
}

/** Returns the context in which Polylang filters lists: it does not for the REST API. */
function polylang_context( $context ) {
	return '' === $context ? '' : 'PLL_Frontend';
}

/** Returns Polylang's language of this request; the one that it has chosen if it lacks this language. */
function polylang_language( $chosen = false ) {
	$model = PLL()->model;
	return $model->get_language( language() ) ?: $model->get_language( explode( '-', language() )[0] ) ?: $chosen;
}

/** Chooses Polylang's language where no address contains one, so that it has chosen none. */
function choose_polylang_language( $polylang ) {
	$language = empty( $polylang->curlang ) ? polylang_language() : false;
	if ( $language ) {
		$polylang->curlang = $language;
		do_action( 'pll_language_defined', $language->slug, $language );
	}
}

/** Chooses WPML's language. */
function choose_wpml_language() {
	if ( '' !== language() ) {
		do_action( 'wpml_switch_language', language() );
	}
}

/** Returns a page's translation, by Polylang or WPML. */
function translated_page( $id ) {
	return apply_filters( 'wpml_object_id', $id, 'page', true );
}

/** True if a plugin translates WooCommerce's emails and titles itself. */
function has_shop_translations() {
	return defined( 'PLLWC_VERSION' ) || defined( 'WCML_VERSION' );
}

/**
 * Translates a title that the merchant has saved: by WooCommerce's own translation of its suggestions,
 * or by Polylang's or WPML's translation of strings, which then list it.
 */
function translate_title( $title ) {
	static $translations = array();
	// WooCommerce may pass a translated title again.
	if ( '' === $title || has_shop_translations() || in_array( $title, $translations, true ) ) {
		return $title;
	}
	if ( ! isset( $translations[ $title ] ) ) {
		// phpcs:ignore WordPress.WP.I18n
		$translated = translate( $title, 'woocommerce' );
		if ( $translated === $title ) {
			do_action( 'wpml_register_single_string', 'Vitrine', $title, $title );
			$translated = apply_filters( 'wpml_translate_single_string', $title, 'Vitrine', $title );
		}
		$translations[ $title ] = $translated;
	}
	return $translations[ $title ];
}

/** Translates the titles and descriptions of payment methods, which WooGraphQL reads without a filter. */
function translate_gateways( $gateways ) {
	foreach ( $gateways as $gateway ) {
		$gateway->title       = translate_title( (string) $gateway->title );
		$gateway->description = translate_title( (string) $gateway->description );
	}
	return $gateways;
}

/** Lets WooCommerce calculate ways of delivery anew when a session's language changes. */
function tell_packages( $packages ) {
	foreach ( $packages as $key => $package ) {
		$packages[ $key ][ KEY ] = get_locale();
	}
	return $packages;
}

/**
 * Stores the locale in which an order is placed, and the storefront's language, which WordPress may
 * not have.
 */
function note_locale( $order ) {
	$order->update_meta_data( KEY, get_locale() );
	if ( '' !== language() ) {
		$order->update_meta_data( \VitrinePlugin\ORDER_LANGUAGE, language() );
	}
}

/** Sets the language of a request of the storefront, before other plugins read the locale. */
function start() {
	site_locale();
	if ( '' === language() ) {
		return;
	}
	add_filter( 'locale', __NAMESPACE__ . '\locale' );
	// After wp-graphql-polylang, which chooses the context of wp-admin.
	add_filter( 'pll_context', __NAMESPACE__ . '\polylang_context', 20 );
	add_filter( 'pll_get_current_language', __NAMESPACE__ . '\polylang_language' );
	add_action( 'pll_init', __NAMESPACE__ . '\choose_polylang_language' );
	add_filter( 'woocommerce_get_terms_page_id', __NAMESPACE__ . '\translated_page' );
	add_filter( 'woocommerce_available_payment_gateways', __NAMESPACE__ . '\translate_gateways', PHP_INT_MAX );
	add_filter( 'woocommerce_shipping_rate_label', __NAMESPACE__ . '\translate_title', PHP_INT_MAX );
	add_filter( 'woocommerce_cart_shipping_packages', __NAMESPACE__ . '\tell_packages' );
	add_action( 'woocommerce_checkout_create_order', __NAMESPACE__ . '\note_locale' );
	add_action( 'woocommerce_store_api_checkout_update_order_from_request', __NAMESPACE__ . '\note_locale' );
	if ( locale() !== site_locale() ) {
		// WPGraphQL Smart Cache stores responses without regard to their language.
		add_filter( 'graphql_cache_is_object_cache_enabled', '__return_false' );
	}
}

/** Returns the locale of the order whose emails are being sent, or an empty string; sets it if one is given. */
function email_locale( $locale = null ) {
	static $current = '';
	return $current = $locale ?? $current;
}

/** Notes the locale of an order whose emails are sent next; the order, its number or an array with it is given. */
function begin_emails( $given ) {
	$order = wc_get_order( is_array( $given ) ? $given['order_id'] ?? 0 : $given );
	email_locale( $order ? (string) $order->get_meta( KEY ) : '' );
}

/** Forgets it when they are sent. */
function end_emails() {
	email_locale( '' );
}

/** Runs both around each event by which WooCommerce sends emails of an order. */
function watch_emails( $events ) {
	foreach ( has_shop_translations() ? array() : preg_grep( '/^woocommerce_(?:order_|new_customer_note)/', $events ) as $event ) {
		add_action( $event . '_notification', __NAMESPACE__ . '\begin_emails', PHP_INT_MIN );
		add_action( $event . '_notification', __NAMESPACE__ . '\end_emails', PHP_INT_MAX );
	}
	return $events;
}

/**
 * Switches to the locale of an email, and back when it is sent: to the order's for the customer, and
 * to the site's own for the merchant. False, so that WooCommerce does not switch.
 */
function switch_email( $is_allowed, $email ) {
	static $is_switched = false;
	if ( '' === email_locale() ) {
		return $is_allowed;
	}
	if ( 'woocommerce_allow_switching_email_locale' === current_filter() ) {
		$is_switched = switch_to_locale( $email->is_customer_email() ? email_locale() : site_locale() );
	} elseif ( $is_switched ) {
		$is_switched = false;
		restore_previous_locale();
	}
	return false;
}

/** Returns the slug of a product or category, or the path of a page; null if it is not public. */
function address_of( $id, $type ) {
	if ( 'category' === $type ) {
		$term = get_term( $id, TYPES[ $type ] );
		return $term instanceof \WP_Term ? urldecode( $term->slug ) : null;
	}
	return 'publish' === get_post_status( $id ) ? urldecode( get_page_uri( $id ) ) : null;
}

/** Finds a product or category by its slug, or a page by its path; 0 if there is none that is public. */
function find( $type, $slug ) {
	$found = 'category' === $type ? get_term_by( 'slug', $slug, TYPES[ $type ] ) : get_page_by_path( $slug, OBJECT, TYPES[ $type ] );
	$id    = $found ? $found->term_id ?? $found->ID : 0;
	return $id && null !== address_of( $id, $type ) ? $id : 0;
}

/** Responds with the addresses of one thing by the languages that have it. */
function respond( $request ) {
	$type      = $request['type'];
	$languages = array_keys( (array) apply_filters( 'wpml_active_languages', array(), 'skip_missing=0' ) );
	$id        = 0;
	$addresses = array();
	foreach ( $languages as $language ) {
		// Categories are found and read in their own language only.
		do_action( 'wpml_switch_language', $language );
		$id = $id ?: find( $type, (string) ( $request['uri'] ?? $request['slug'] ) );
	}
	foreach ( $id ? $languages : array() as $language ) {
		do_action( 'wpml_switch_language', $language );
		$translated             = apply_filters( 'wpml_object_id', $id, TYPES[ $type ], false, $language );
		$addresses[ $language ] = $translated ? address_of( $translated, $type ) : null;
	}
	do_action( 'wpml_switch_language', null );
	return $id ? array_filter( $addresses, 'is_string' ) : new \WP_Error( $languages ? 'vitrine_not_found' : 'vitrine_no_languages', 'Not found.', array( 'status' => 404 ) );
}

/** Adds the route, which tells what every visitor may see. */
function register_route() {
	register_rest_route(
		'vitrine/v1',
		'/translations',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\respond',
			'permission_callback' => '__return_true',
			'args'                => array(
				'type' => array(
					'required' => true,
					'type'     => 'string',
					'enum'     => array_keys( TYPES ),
				),
				'slug' => array( 'type' => 'string' ),
				'uri'  => array( 'type' => 'string' ),
			),
		)
	);
}

if ( \VitrinePlugin\is_on( 'locale' ) ) {
	add_action( 'plugins_loaded', __NAMESPACE__ . '\start', PHP_INT_MIN );
	add_action( 'plugins_loaded', __NAMESPACE__ . '\choose_wpml_language', PHP_INT_MAX );
	add_filter( 'woocommerce_email_actions', __NAMESPACE__ . '\watch_emails' );
	add_action( 'woocommerce_before_resend_order_emails', __NAMESPACE__ . '\begin_emails' );
	add_action( 'woocommerce_after_resend_order_email', __NAMESPACE__ . '\end_emails' );
	add_filter( 'woocommerce_allow_switching_email_locale', __NAMESPACE__ . '\switch_email', PHP_INT_MAX, 2 );
	add_filter( 'woocommerce_allow_restoring_email_locale', __NAMESPACE__ . '\switch_email', PHP_INT_MAX, 2 );
	add_action( 'rest_api_init', __NAMESPACE__ . '\register_route' );
}
