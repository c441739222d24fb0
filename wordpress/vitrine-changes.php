<?php
/**
 * Plugin Name: Vitrine: changes at once
 * Description: Tells the storefront what has changed: products, stock, categories, attributes, pages and prices' settings.
 * Requires PHP: 7.4
 * License: MIT
 *
 * Put this file into wp-content/mu-plugins/, and add these lines to wp-config.php, with the
 * storefront's address and its setting WEBHOOK_SECRET:
 *
 *     define( 'VITRINE_STOREFRONT_URL', 'https://shop.example' );
 *     define( 'VITRINE_WEBHOOK_SECRET', '…' );
 *
 * WooCommerce's webhooks wait for WordPress's scheduled tasks, and tell nothing of categories,
 * attributes and pages. This file collects the changes of a request and sends one notice of them when
 * the response is out, so that nobody waits for it. A notice that the storefront does not accept is
 * kept, and sent again by a scheduled task or with the next change.
 */

namespace Vitrine\Changes;

defined( 'ABSPATH' ) || exit;

/** Option with the changes that the storefront has not accepted yet. */
const UNSENT = 'vitrine_unsent_changes';

/** Scheduled task that sends them again. */
const RESEND = 'vitrine_resend_changes';

/** Maximum number of changes in a notice; of more, everything counts as changed. */
const MOST = 500;

/** Everything has changed. */
const ALL = 'all';

/** Post types and taxonomies that the storefront shows. */
const POST_TYPES = array( 'product', 'product_variation', 'page' );
const TAXONOMIES = '/^(product_cat|product_tag|product_visibility|pa_.+)$/D';

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

/** Notes a category, tag or attribute's term. */
function note_term( $term_id, $tt_id, $taxonomy ) {
	if ( preg_match( TAXONOMIES, $taxonomy ) ) {
		note( 'term:' . (int) $term_id );
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
		rtrim( VITRINE_STOREFRONT_URL, '/' ) . '/hooks/woocommerce',
		array(
			'body'        => $body,
			'headers'     => array(
				'Content-Type'             => 'application/json',
				'X-WC-Webhook-Topic'       => 'vitrine.changed',
				'X-WC-Webhook-Delivery-ID' => bin2hex( random_bytes( 16 ) ),
				'X-WC-Webhook-Signature'   => base64_encode( hash_hmac( 'sha256', $body, VITRINE_WEBHOOK_SECRET, true ) ),
			),
			'timeout'     => 5,
			'redirection' => 0,
		)
	);
	return 200 === (int) wp_remote_retrieve_response_code( $response );
}

/** Sends what has changed in this request, and what could not be sent before. */
function send() {
	$unsent = (array) get_option( UNSENT, array() );
	$tags   = array_values( array_unique( array_merge( $unsent, note() ) ) );
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
	if ( post_notice( $tags ) ) {
		if ( array() !== $unsent ) {
			delete_option( UNSENT );
		}
		return;
	}
	update_option( UNSENT, $tags, false );
	if ( ! wp_next_scheduled( RESEND ) ) {
		wp_schedule_single_event( time() + 60, RESEND );
	}
}

if ( defined( 'VITRINE_STOREFRONT_URL' ) && defined( 'VITRINE_WEBHOOK_SECRET' ) ) {
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
	add_action( 'updated_option', __NAMESPACE__ . '\note_option' );
	foreach ( array( 'added', 'updated', 'deleted' ) as $event ) {
		add_action( 'woocommerce_tax_rate_' . $event, __NAMESPACE__ . '\note_taxes' );
	}
	// The scheduled task only has to run: its own end sends what is unsent.
	add_action( RESEND, '__return_true' );
	add_action( 'shutdown', __NAMESPACE__ . '\send', 1000 );
}
