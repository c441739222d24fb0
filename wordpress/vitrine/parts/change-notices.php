<?php
/**
 * Tells the storefront of changes.
 *
 * WooCommerce's webhooks wait for WordPress's scheduled tasks, and tell nothing of categories,
 * attributes, pages and menus. This part collects the changes of a request and sends one notice of
 * them when the response is out, so that nobody waits for it. A notice that the storefront does not
 * accept is kept, and sent again by a scheduled task or with the next change.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\ChangeNotices;

defined( 'ABSPATH' ) || exit;

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

/** Notes a menu, and an item of it. */
function note_menu( $menu_id, $item_id = 0 ) {
	note( 'term:' . (int) $menu_id );
	if ( $item_id > 0 ) {
		note( 'post:' . (int) $item_id );
	}
}

/** Notes a setting that every page depends on, and the menus whose locations have changed. */
function note_option( $name, $before = null, $value = null ) {
	if ( preg_match( OPTIONS, $name ) ) {
		note( ALL );
	}
	if ( 0 === strpos( $name, 'theme_mods_' ) ) {
		$before = (array) ( ( (array) $before )['nav_menu_locations'] ?? array() );
		$after  = (array) ( ( (array) $value )['nav_menu_locations'] ?? array() );
		$changed = array_merge( array_values( array_diff_assoc( $before, $after ) ), array_values( array_diff_assoc( $after, $before ) ) );
		array_map( __NAMESPACE__ . '\note_menu', array_filter( $changed ) );
	}
}

/** Notes a setting that was stored for the first time. */
function note_added_option( $name, $value ) {
	note_option( $name, null, $value );
}

/** Notes that taxes, and so all prices, have changed. */
function note_taxes() {
	note( ALL );
}

/** Sends a notice; returns true if the storefront has accepted it. */
function post_notice( $tags ) {
	$body     = wp_json_encode( array( 'tags' => $tags, 'time' => time() ) );
	$response = wp_remote_post(
		\VitrinePlugin\storefront_url( '/hooks/woocommerce' ),
		array(
			'body'        => $body,
			'headers'     => array(
				'Content-Type'             => 'application/json',
				'X-WC-Webhook-Topic'       => 'vitrine.changed',
				'X-WC-Webhook-Delivery-ID' => bin2hex( random_bytes( 16 ) ),
				'X-WC-Webhook-Signature'   => base64_encode( hash_hmac( 'sha256', $body, \VitrinePlugin\setting( 'VITRINE_WEBHOOK_SECRET' ), true ) ),
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

if ( \VitrinePlugin\is_on( 'change-notices' ) ) {
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
	add_action( 'updated_option', __NAMESPACE__ . '\note_option', 10, 3 );
	add_action( 'added_option', __NAMESPACE__ . '\note_added_option', 10, 2 );
	foreach ( array( 'added', 'updated', 'deleted' ) as $event ) {
		add_action( 'woocommerce_tax_rate_' . $event, __NAMESPACE__ . '\note_taxes' );
	}
	// The end of the scheduled task sends what is unsent.
	add_action( RESEND, __NAMESPACE__ . '\resend', 10, 0 );
	add_action( 'shutdown', __NAMESPACE__ . '\send', 1000 );
}
