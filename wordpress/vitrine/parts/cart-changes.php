<?php
/**
 * Applies a repeated change of a cart once.
 *
 * WooGraphQL's cart mutations take no idempotency key. If a response is lost, the storefront reads
 * the cart and repeats the change if the cart lacks it. Without this part, a request that WordPress
 * carries out only after that, because it was stuck, counts twice.
 *
 * The storefront sends the change's key in the header Idempotency-Key. This part stores the latest
 * keys in the WooCommerce session, with the cart that they changed, and refuses another request
 * with one of them. WooGraphQL carries out a session's mutations one after another, and reads the
 * session again before each; a change that fails stores no key. The response repeats the header, so
 * that the storefront knows that it may repeat a change sooner.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\CartChanges;

defined( 'ABSPATH' ) || exit;

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

if ( \VitrinePlugin\is_on( 'cart-changes' ) ) {
	add_filter( 'graphql_mutation_input', __NAMESPACE__ . '\refuse_repetition' );
	// Before WooGraphQL saves the session, at 20.
	add_action( 'graphql_mutation_response', __NAMESPACE__ . '\note_change' );
	add_filter( 'graphql_response_headers_to_send', __NAMESPACE__ . '\confirm_key' );
}
