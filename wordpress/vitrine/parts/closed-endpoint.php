<?php
/**
 * Rejects everybody but the storefront at the GraphQL endpoint.
 *
 * WooGraphQL allows guests more than a storefront should. The storefront's gateway forwards its own
 * operations only, but anybody may send others to the endpoint itself. This part refuses all
 * requests there but those of the storefront's server, and of administrators, for whom GraphiQL in
 * wp-admin works on. Every other client of the endpoint is locked out.
 *
 * @package Vitrine
 */

namespace VitrinePlugin\ClosedEndpoint;

defined( 'ABSPATH' ) || exit;

/** Message of the refusal, by which the storefront recognizes it. */
const REFUSAL = 'This endpoint is open to the storefront only (vitrine_closed_endpoint).';

/** True if the storefront's server has signed a request, or has sent the header of earlier releases. */
function is_storefront( $server, $secret ) {
	if ( \VitrinePlugin\is_signed_request( $server, $secret, time() ) ) {
		return true;
	}
	$given = $server['HTTP_X_VITRINE_STOREFRONT'] ?? '';
	return \VitrinePlugin\accepts_former( time() ) && \VitrinePlugin\is_secret( $secret ) && is_string( $given ) && hash_equals( hash_hmac( 'sha256', 'endpoint', $secret ), $given );
}

/** Ends a request of anybody else, before WPGraphQL reads its document. */
function refuse_others() {
	if ( is_storefront( $_SERVER, \VitrinePlugin\setting( 'VITRINE_CLIENT_SECRET' ) ) || current_user_can( 'manage_options' ) ) {
		return;
	}
	nocache_headers();
	wp_send_json( array( 'errors' => array( array( 'message' => REFUSAL ) ) ), 403 );
}

// With too short a secret nobody could get in: the endpoint stays open, and wp-admin says so.
if ( \VitrinePlugin\is_on( 'closed-endpoint' ) && \VitrinePlugin\is_secret( \VitrinePlugin\setting( 'VITRINE_CLIENT_SECRET' ) ) ) {
	// WPGraphQL has verified the user of a cookie by then.
	add_action( 'graphql_process_http_request', __NAMESPACE__ . '\refuse_others', 0 );
}
